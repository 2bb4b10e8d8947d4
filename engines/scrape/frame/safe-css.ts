const decode = (css: string): string =>
  css.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_, hex?: string, sign?: string) => {
    if (sign !== undefined) return sign;
    const code = Number.parseInt(hex ?? '', 16);
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '\ufffd';
  });

// Everything in CSS that can ask for something, and what old browsers ran.
const asking =
  /url|src\s*\(|image|@import|@font-face|@namespace|@charset|expression|binding|behavior|cross-fade|paint\s*\(|element\s*\(|javascript|<|@\s*$/i;

/**
 * Styles without anything that asks for something. Cut at every sign that could end a part, even inside of texts:
 * what is left between two of them holds none of the words, and no word can grow out of two parts.
 */
export function safeCss(css: string): { css: string; removed: number } {
  let removed = 0;
  const kept = css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .split(/([;{}])/)
    .map((part) => {
      if (!asking.test(part) && !asking.test(decode(part))) return part;
      removed += 1;
      return '';
    })
    .join('');
  return { css: kept, removed };
}
