/** A name as the guest list shows it: the first one, and the letter that the last one begins with. */
export function guestName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = ''] = parts;
  const last = parts.length > 1 ? [...(parts.at(-1) ?? '')][0] : undefined;
  return last ? `${first} ${last.toLocaleUpperCase('en')}.` : first;
}
