export function checkoutVersion(): string;
