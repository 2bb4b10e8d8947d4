import { walkXml } from '../zip/walk-xml.ts';

/** Which paragraph styles of a Word file are headings, by their id, and of which level. */
export function headingLevels(styles: string): Map<string, number> {
  const levels = new Map<string, number>();
  let id = '';
  const keep = (level: number) => {
    if (id && level >= 1 && level <= 9 && !levels.has(id)) levels.set(id, level);
  };
  walkXml(styles, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') id = attributes['w:styleId'] ?? '';
      // The names of Word's own styles are English in every language; only their ids are translated.
      else if (name === 'w:name' && /^title$/i.test(value)) keep(1);
      else if (name === 'w:name') keep(Number(/^heading (\d)$/i.exec(value)?.[1] ?? 0));
      else if (name === 'w:outlineLvl') keep(Number(value) + 1);
    },
    close: (name) => {
      if (name === 'w:style') id = '';
    },
  });
  return levels;
}
