/** A typeface inside the writer of PDFs: for each of its glyphs the letters it stands for. */
interface Embedded {
  unicode: number[][];
}
const isEmbedded = (font: unknown): font is Embedded =>
  typeof font === 'object' && font !== null && 'unicode' in font && Array.isArray(font.unicode);

/** Arabic letters that are drawn as one, with the sign that Unicode has for both together. */
function joinedSigns(): ReadonlyMap<string, number> {
  const signs = new Map<string, number>();
  for (const [from, to] of [
    [0xfe70, 0xfefc],
    [0xfb50, 0xfdfb],
  ] as const)
    for (let sign = from; sign <= to; sign += 1) {
      const letters = String.fromCodePoint(sign).normalize('NFKC');
      if (letters.length > 1 && !signs.has(letters)) signs.set(letters, sign);
    }
  return signs;
}

/**
 * Says of two kinds of glyphs what they stand for, so that the text is found again as it was written. Some letters are
 * drawn in parts: the letter belongs to the first, and the others get a sign without width, which readers leave out.
 * And readers turn Arabic round sign by sign, so what is drawn as one must be one sign.
 */
export function nameGlyphs(doc: PDFKit.PDFDocument): void {
  const fonts: unknown = Reflect.get(doc, '_fontFamilies');
  if (typeof fonts !== 'object' || fonts === null) return;
  const joined = joinedSigns();
  for (const font of Object.values(fonts))
    if (isEmbedded(font))
      font.unicode.forEach((letters, glyph) => {
        const sign = letters.length > 1 ? joined.get(String.fromCodePoint(...letters)) : undefined;
        if (letters.length === 0) font.unicode[glyph] = [0x200b];
        else if (sign) font.unicode[glyph] = [sign];
      });
}
