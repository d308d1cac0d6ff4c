// Reserves a table on the example site.
const form = document.getElementById("reservation");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { guests, time } = form.elements;
  document.getElementById("reserved").textContent = `Reserved for ${guests.value} at ${time.value}.`;
});
