/** The address of a mail that is already begun: it opens in the reader's own mail program. */
export function mailto(address: string, subject: string, lines: readonly string[] = []): string {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  // RFC 6068 wants CRLF between the lines of a body.
  if (lines.length > 0) parts.push(`body=${encodeURIComponent(lines.join('\r\n'))}`);
  return `mailto:${address}?${parts.join('&')}`;
}
