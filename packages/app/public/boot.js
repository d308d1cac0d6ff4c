// Runs before the first paint, so it is small, old-fashioned and on its own.
(function () {
  try {
    var theme = localStorage.getItem("console.theme");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's theme stands.
  }
  // The last boundary: it stands outside everything and needs no code of the app.
  function showLastResort() {
    var lastResort = document.getElementById("last-resort");
    if (lastResort) lastResort.hidden = false;
  }
  addEventListener(
    "error",
    function (event) {
      var failed = event.target;
      if (!failed || failed.tagName !== "SCRIPT" || failed.type !== "module") return;
      showLastResort();
    },
    true,
  );
  // A part that hangs never fails; where it comes after all, what it draws takes the place of this.
  setTimeout(showLastResort, 15000);
})();
