/** Calls back once with the origin that the policy of this page keeps the console from, if it is one of these. */
export function onBlockedOrigin(origins: readonly string[], onBlocked: (origin: string) => void): void {
  const look = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (
      disposition !== "enforce" ||
      !/^(connect|frame)-src/.test(effectiveDirective) ||
      !URL.canParse(blockedURI)
    )
      return;
    const { origin } = new URL(blockedURI);
    // An extension's own attempts are none of ours.
    if (!origins.includes(origin)) return;
    document.removeEventListener("securitypolicyviolation", look);
    onBlocked(origin);
  };
  document.addEventListener("securitypolicyviolation", look);
}
