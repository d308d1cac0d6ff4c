// Runs before the first paint and in browsers too old for the app, so it uses old syntax and imports nothing.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("console.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    // oxlint-disable-next-line no-unused-vars -- Old browsers need the binding.
  } catch (error) {
    // Without storage, the system's theme applies.
  }
  // The newest features that the console can't do without. docs/hosting.md lists the versions.
  var isSupported =
    "togglePopover" in HTMLElement.prototype && "canParse" in URL && "toSorted" in Array.prototype;
  if (!isSupported) root.setAttribute("data-unsupported", "");

  function showStartFailure() {
    var message = document.getElementById("last-resort");
    if (message && isSupported) message.hidden = false;
  }
  addEventListener(
    "error",
    function (event) {
      var failed = event.target;
      if (!failed || failed.tagName !== "SCRIPT" || failed.type !== "module") return;
      showStartFailure();
    },
    true,
  );
  // A request that hangs never fails. If it succeeds later, the app replaces the message.
  setTimeout(showStartFailure, 15000);
})();
