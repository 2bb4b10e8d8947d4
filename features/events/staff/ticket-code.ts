/** What was shown at the door: the token in a ticket's code, or a reference that was read out. */
type TicketCode = { token: string } | { reference: string };

/** Reads what a camera, a hand-held scanner or a hand gives; null where it is neither. */
export function readTicketCode(text: string): TicketCode | null {
  const token = /[?&]token=([\w.-]+)/.exec(text)?.[1];
  if (token) return { token };
  // As references are made: no I, L, O or U in them, so what looks like one is a digit.
  const signs = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  return signs.length === 8 ? { reference: `${signs.slice(0, 4)}-${signs.slice(4)}` } : null;
}
