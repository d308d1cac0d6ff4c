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
  // What the oldest supported browsers have (scripts/supported-browsers.mjs), and older ones lack.
  var isSupported =
    "togglePopover" in HTMLElement.prototype && "canParse" in URL && "registerProperty" in CSS;
  // The message of index.html that replaces the console. MSAL needs a secure context, and redirect.html its own page.
  var problem = null;
  var script = document.currentScript;
  if (!isSupported) problem = "unsupported-browser";
  else if (!isSecureContext) problem = "needs-https";
  // A proxy that serves the console below a path rewrites the addresses in the document, but not those in scripts.
  else if (script && !/^\/(assets\/|boot\.js)/.test(new URL(script.src).pathname)) problem = "needs-own-host";
  else if (location.pathname === "/redirect.html") problem = "redirect-missing";
  if (problem) root.setAttribute("data-problem", problem);

  // Replaced by the build: the files of each page.
  var startFiles = null;

  function filesOf(indexes) {
    return indexes.map(function (index) {
      return startFiles.files[index];
    });
  }

  function sessionFiles() {
    return startFiles ? filesOf(startFiles.session) : [];
  }

  function pageFiles() {
    if (!startFiles) return [];
    var page = startFiles.pages.filter(function (each) {
      return new RegExp(each[0]).test(location.pathname);
    })[0];
    return filesOf(startFiles.frame.concat(page ? page[1] : []));
  }

  function preload(file) {
    var link = document.createElement("link");
    link.rel = file.endsWith(".js") ? "modulepreload" : "preload";
    link.crossOrigin = "";
    link.href = "/" + file;
    document.head.appendChild(link);
  }

  /** The page's files wait for config.json: what resolves the session shares the connection with fewer files. */
  function preloadFiles() {
    sessionFiles().forEach(preload);
    function preloadPage() {
      pageFiles().forEach(preload);
      // Its first use takes 30 ms, and four times as long on a phone: now, while the files load.
      setTimeout(function () {
        Intl.NumberFormat("en-US");
      });
    }
    window.startup.config.response.then(preloadPage, preloadPage);
  }

  /** Not <link rel=prefetch>: Firefox applies default-src to it and blocks it, and WebKit ignores it. */
  function prefetchFiles() {
    sessionFiles()
      .concat(pageFiles())
      .forEach(function (file) {
        fetch("/" + file, { priority: "low" })
          .then(function (response) {
            return response.arrayBuffer();
          })
          .catch(function () {
            // Ignored: the file is requested again when it's needed.
          });
      });
  }

  /** The same check as in auth/auth.ts: an account, or a response that completes a sign-in. */
  function isSessionStored() {
    try {
      return [localStorage, sessionStorage].some(function (storage) {
        return Object.keys(storage).some(function (key) {
          return /^msal\..+\.(urlHash|active-account-filters)$/.test(key);
        });
      });
      // oxlint-disable-next-line no-unused-vars -- Old browsers need the binding.
    } catch (error) {
      return false;
    }
  }

  function requestConfig(hasSession) {
    var signal = AbortSignal.timeout(15000);
    // Read the body now: one that is read later could still be aborted.
    var response = fetch("/config.json", { cache: "no-store", credentials: "omit", signal: signal }).then(
      function (arrived) {
        window.startup.clockErrorMs = Date.now() - Date.parse(arrived.headers.get("date") || "");
        return arrived.text().then(function (text) {
          return new Response(text, { status: arrived.status });
        });
      },
    );
    window.startup = {
      config: { response: response, signal: signal },
      hasSession: hasSession,
      prefetchConsole: prefetchFiles,
    };
    response
      .then(function (arrived) {
        return arrived.clone().json();
      })
      .then(function (config) {
        return preconnect(config.api.baseUrl);
      })
      .catch(function () {
        // Ignored: the app shows the problem.
      });
  }

  function preconnect(address) {
    if (!address || new URL(address).origin === location.origin) return;
    var link = document.createElement("link");
    link.rel = "preconnect";
    link.crossOrigin = "";
    link.href = new URL(address).origin;
    document.head.appendChild(link);
  }

  if (!problem) {
    var hasSession = isSessionStored();
    requestConfig(hasSession);
    if (hasSession) {
      preloadFiles();
    }
  }

  // What is drawn in another font would move when this one arrives.
  document.addEventListener(
    "load",
    function (event) {
      if ((event.target || {}).rel !== "stylesheet") return;
      // The last face has what English texts need.
      var english = Array.from(document.fonts).pop();
      if (english)
        english.load().catch(function () {
          // Ignored: text is readable without it.
        });
    },
    true,
  );

  // A request that hangs never fails: document.css shows the message after some seconds.
  addEventListener(
    "error",
    function (event) {
      var failed = event.target || {};
      var isScript = failed.tagName === "SCRIPT" && failed.type === "module";
      if (isScript || failed.rel === "stylesheet") root.setAttribute("data-start-failed", "");
    },
    true,
  );
})();
