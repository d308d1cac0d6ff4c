import { broadcastResponseToMainFrame } from "@azure/msal-browser/redirect-bridge";

// Without a response from the provider (a bookmark, Back), redirect to the console.
broadcastResponseToMainFrame().catch(() => {
  if (window.parent === window && !window.opener) window.location.replace("/");
});
