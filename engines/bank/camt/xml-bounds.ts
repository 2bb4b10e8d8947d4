const mostSigns = 10_000_000;
const deepest = 40;
const longestTag = 10_000;

/**
 * Why a text is not given to the XML parser at all; null when it may be read. A bank's file declares no entities, is
 * shallow and small: what isn't so was made to keep a parser busy.
 */
export function outOfBounds(xml: string): string | null {
  if (xml.length >= mostSigns)
    return 'This statement is larger than 10 MB. Ask your bank for a shorter period and import the parts one by one.';
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml))
    return 'This file declares a document type or entities, which bank statements don’t do. We didn’t read it.';
  let depth = 0;
  let at = xml.indexOf('<');
  while (at >= 0) {
    const next = xml[at + 1];
    if (xml.startsWith('<!--', at)) at = endOf(xml, '-->', at);
    else if (xml.startsWith('<![CDATA[', at)) at = endOf(xml, ']]>', at);
    else if (next === '?') at = endOf(xml, '?>', at);
    else {
      const end = endOfTag(xml, at);
      if (end < 0) return 'This XML file is incomplete or damaged. Download it from your bank again.';
      if (next === '/') depth -= 1;
      else if (xml[end - 1] !== '/') depth += 1;
      if (depth > deepest) return 'This file is nested too deeply for a bank statement. We didn’t read it.';
      at = end;
    }
    at = xml.indexOf('<', at + 1);
  }
  return null;
}

function endOf(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  return at < 0 ? xml.length : at;
}

/** The place of the '>' that shuts a tag; one inside an attribute does not. -1 where none comes. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  const last = Math.min(xml.length, from + longestTag);
  for (let at = from; at < last; at += 1) {
    const sign = xml[at] ?? '';
    if (quote) {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return -1;
}
