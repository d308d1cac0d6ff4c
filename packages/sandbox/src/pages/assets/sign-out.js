// Confirms the sign-out without a click. Replaces this page: Back must not lead to it.
const [form] = document.forms;
const body = new URLSearchParams(new FormData(form));
body.set("logout", "yes");
const response = await fetch(form.action, { method: "POST", body });
window.location.replace(response.url);
