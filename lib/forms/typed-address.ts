/** Completes an address as people type it: `example.com/page` means https. Anything else stays as it is. */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  return /^[a-z][a-z0-9+.-]*:(?!\d+(?:\/|$))/i.test(text) || text === '' ? text : `https://${text}`;
}
