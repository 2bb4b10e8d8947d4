const unread = new Set(['style', 'script', 'head', 'title']);
const breaks = new Set([
  'br',
  'p',
  'div',
  'li',
  'tr',
  'table',
  'ul',
  'ol',
  'blockquote',
  'hr',
  'pre',
  'h1',
  'h2',
  'h3',
]);
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function signFor(entity: string): string | undefined {
  if (!entity.startsWith('#')) return named[entity.toLowerCase()];
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

const decoded = (text: string): string =>
  text.replace(
    /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi,
    (whole, entity: string) => signFor(entity) ?? whole,
  );

/** The text of an email that has only HTML: lines as they were, quoted text after `>`. It takes one pass, whatever comes in. */
export function htmlToText(html: string): string {
  const lower = html.toLowerCase();
  const lines: string[] = [];
  let line = '';
  let depth = 0;
  const end = () => {
    const words = decoded(line).replace(/\s+/g, ' ').trim();
    lines.push(depth > 0 ? `${'>'.repeat(depth)} ${words}` : words);
    line = '';
  };
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at);
    line += html.slice(at, open < 0 ? undefined : open);
    if (open < 0) break;
    const comment = html.startsWith('<!--', open);
    const close = comment ? html.indexOf('-->', open) : html.indexOf('>', open);
    if (close < 0) break;
    at = close + (comment ? 3 : 1);
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(lower.slice(open, open + 16)) ?? [];
    if (unread.has(name) && !slash) {
      const over = lower.indexOf(`</${name}`, at);
      at = over < 0 ? html.length : over;
    }
    if (!breaks.has(name)) continue;
    if (line.trim() || name === 'br') end();
    else line = '';
    if (name === 'blockquote') depth = Math.max(0, depth + (slash ? -1 : 1));
  }
  if (line.trim()) end();
  return lines.join('\n').trim();
}
