const localPart = /^[^\s@<>()[\]\\,;:"]{1,64}$/u;
const label = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u;

/** The normalised form by which an account or a list knows an address: without differences of case and width; null if it isn't an address. */
export function emailKeyOf(email: string): string | null {
  const key = email.trim().normalize('NFKC').toLowerCase();
  const at = key.lastIndexOf('@');
  const local = key.slice(0, at);
  const labels = key.slice(at + 1).split('.');
  if (at < 1 || key.length > 254 || !localPart.test(local)) return null;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return null;
  if (labels.length < 2 || !labels.every((part) => label.test(part)) || /^\d+$/.test(labels.at(-1) ?? ''))
    return null;
  return key;
}
