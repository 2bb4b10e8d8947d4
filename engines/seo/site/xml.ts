const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;

/** The first fault of a text as XML, with its line; null when it is well-formed. */
export function xmlFault(source: string): { line: number; what: string } | null {
  const text = source.replace(/^\uFEFF/, '');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const open: { name: string; at: number }[] = [];
  let roots = 0;
  if (/^\s+<\?xml/.test(text)) return { line: 1, what: 'there is something before the XML declaration' };
  for (const found of text.matchAll(token)) {
    const [whole, closing, name, , alone] = found;
    if (whole === '<') return { line: lineAt(found.index), what: 'a tag isn’t valid XML' };
    if (whole === '&') return { line: lineAt(found.index), what: 'an & should be written as &amp;' };
    if (!name) continue;
    if (closing) {
      const last = open.pop();
      if (last?.name !== name)
        return { line: lineAt(found.index), what: `</${name}> closes nothing that is open` };
      continue;
    }
    if (open.length === 0) roots += 1;
    if (!alone) open.push({ name, at: found.index });
  }
  const left = open.at(-1);
  if (left) return { line: lineAt(left.at), what: `<${left.name}> is never closed` };
  return roots === 1
    ? null
    : { line: 1, what: roots === 0 ? 'there is no element' : 'there is more than one root' };
}
