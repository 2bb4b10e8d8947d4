function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':');
}

/** The network a visitor counts as: an IPv4 address itself, an IPv6 address's /64 (one household has all of it). */
export function networkOf(address: string): string {
  const bare = address
    .trim()
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/%.*$/, '');
  if (!bare.includes(':')) return bare;
  const mapped = bare.match(/^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail] = bare.split('::');
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  // An IPv4 address at the end counts as two groups.
  const length = (groups: string[]) => groups.length + (groups.at(-1)?.includes('.') ? 1 : 0);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - length(left) - length(right));
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
