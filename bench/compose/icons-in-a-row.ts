import type { Drawings, Part } from '#engines/compose/parts/part.ts';

/** The peer: every word that is the name of an icon becomes that icon, side by side, and nothing else is understood. */
export function iconsInARow(prompt: string, parts: readonly Part[], drawings: Drawings): string {
  const byName = new Map(parts.flatMap((part) => part.names.map((name) => [name, part] as const)).reverse());
  const words = prompt.toLowerCase().split(/\s+/);
  const found: Part[] = [];
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((size) => byName.has(words.slice(at, at + size).join(' ')));
    const part = length ? byName.get(words.slice(at, at + length).join(' ')) : undefined;
    if (part && words[at] !== 'photo') found.push(part);
    at += length ?? 1;
  }
  const icons = found.map((part, at) => {
    const [x, y, width, height] = part.box;
    const scale = 100 / Math.max(width, height);
    return `<g transform="translate(${at * 120 + 10} 10) scale(${scale}) translate(${-x} ${-y})">${drawings[part.id] ?? ''}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.max(1, found.length) * 120} 120">${icons.join('')}</svg>`;
}
