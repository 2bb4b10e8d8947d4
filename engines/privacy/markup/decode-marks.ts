const named: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: ' ',
  quot: '"',
  colon: ':',
  sol: '/',
  period: '.',
};

function ofNumber(code: number): string {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '\uFFFD';
}

/** Text with the character references read that occur in addresses and titles; others stay as they are. */
export function decodeMarks(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,6}));?/gi, (whole, hex, digits, name) => {
    if (hex) return ofNumber(Number.parseInt(hex, 16));
    if (digits) return ofNumber(Number(digits));
    return named[String(name).toLowerCase()] ?? whole;
  });
}
