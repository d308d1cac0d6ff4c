import { broadcastResponseToMainFrame } from "@azure/msal-browser/redirect-bridge";

// Opened without an answer to hand on (a bookmark, Back), this page has nothing to show: on to the console.
broadcastResponseToMainFrame().catch(() => {
  if (window.parent === window && !window.opener) window.location.replace("/");
});
