const tagStart = /<(?:(\/)?(svg|math|script|style)\b|[a-z])/gi;
const attribute = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;

/** Where the first tag with too many attributes begins, -1 where there is none: a parser compares each with all before it. */
export function tooManyAttributes(html: string, most: number): number {
  let foreign = 0;
  tagStart.lastIndex = 0;
  for (let found = tagStart.exec(html); found; found = tagStart.exec(html)) {
    const name = found[2]?.toLowerCase();
    if (name === 'svg' || name === 'math') foreign = Math.max(0, foreign + (found[1] ? -1 : 1));
    attribute.lastIndex = tagStart.lastIndex;
    let count = 0;
    let end = tagStart.lastIndex;
    while (count <= most && attribute.test(html)) {
      count += 1;
      end = attribute.lastIndex;
    }
    if (count > most) return found.index;
    tagStart.lastIndex = end;
    // Inside of a drawing these are elements like others, so what they hold is looked at, too.
    if ((name === 'script' || name === 'style') && !found[1] && foreign === 0) {
      const close = html.indexOf('</', end);
      tagStart.lastIndex = close < 0 ? html.length : endOfRaw(html, name, close);
    }
  }
  return -1;
}

function endOfRaw(html: string, name: string, from: number): number {
  let at = from;
  while (at >= 0 && html.slice(at + 2, at + 2 + name.length).toLowerCase() !== name)
    at = html.indexOf('</', at + 2);
  return at < 0 ? html.length : at;
}
