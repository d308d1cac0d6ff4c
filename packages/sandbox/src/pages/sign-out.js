// Confirms the sign-out without a click.
const [form] = document.forms;
form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "logout", value: "yes" }));
form.submit();
