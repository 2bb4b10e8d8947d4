import type { Band, Sheet, Style } from './sheet.ts';

const style: Style = { face: 'text', size: 10 };
const [step, indent] = [14.2, 14];

/** A list with its items as the structure of the document knows them; the dots before them are for the eye alone. */
export function drawList(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  items: readonly string[],
  { left, width }: Band,
): void {
  const { doc } = sheet;
  const list = doc.struct('L');
  parent.add(list);
  for (const text of items) {
    const lines = sheet.wrap(text, width - indent, style);
    sheet.need(Math.min(lines.length, 3) * step);
    sheet.decorate(() => sheet.write('•', left, sheet.y + style.size, style));
    const item = doc.struct('LI');
    list.add(item);
    item.add(
      doc.struct('LBody', {}, () => {
        for (const line of lines) {
          sheet.need(step);
          sheet.write(line, left + indent, sheet.y + style.size, { ...style, within: text });
          sheet.y += step;
        }
      }),
    );
    item.end();
  }
  list.end();
  sheet.y += 6;
}
