import type { Line } from './page-lines.ts';

const textOf = ({ runs }: Line): string => runs.map(({ text }) => text).join('');

/** Page numbers differ from page to page; what stands around them does not. */
const sample = (line: Line): string => textOf(line).replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();

/** The first and last lines of a page, where headers and footers stand. */
const edges = (lines: readonly Line[]): readonly Line[] => [...lines.slice(0, 2), ...lines.slice(-2)];

/** Leaves out headers, footers and page numbers: first or last lines that most pages have alike. */
export function withoutRepeated(pages: readonly (readonly Line[])[]): Line[][] {
  if (pages.length < 3) return pages.map((lines) => [...lines]);
  const counts = new Map<string, number>();
  for (const lines of pages)
    for (const told of new Set(edges(lines).map(sample))) counts.set(told, (counts.get(told) ?? 0) + 1);
  const most = Math.max(3, pages.length * 0.6);
  return pages.map((lines) => {
    const outer = new Set(edges(lines));
    const kept = lines.filter((line) => !outer.has(line) || (counts.get(sample(line)) ?? 0) < most);
    // A page with nothing but such a line has it for its text.
    return kept.length > 0 ? kept : [...lines];
  });
}
