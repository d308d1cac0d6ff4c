/** The product's logo: two figures, one standing in for the other. */
export function Mark({ size = "1.75rem" }: { size?: string }) {
  return (
    <svg viewBox="0 0 28 20" width={size} height={`calc(${size} * 20 / 28)`} aria-hidden="true">
      <circle cx="18" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.75" />
      <circle cx="10" cy="10" r="9" fill="currentColor" />
    </svg>
  );
}
