/** Calls back once, when the content security policy blocks a request to one of these origins. */
export function onBlockedOrigin(origins: readonly string[], onBlocked: (origin: string) => void): void {
  const look = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (
      disposition !== "enforce" ||
      !/^(connect|frame)-src/.test(effectiveDirective) ||
      !URL.canParse(blockedURI)
    )
      return;
    const { origin } = new URL(blockedURI);
    // Ignore requests of browser extensions.
    if (!origins.includes(origin)) return;
    document.removeEventListener("securitypolicyviolation", look);
    onBlocked(origin);
  };
  document.addEventListener("securitypolicyviolation", look);
}
