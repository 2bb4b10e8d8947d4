const perKind = 40;

const isToned = (id: string): boolean =>
  /-(medium-light|medium-dark|light|medium|dark)$/.test(id) && !id.endsWith('traffic-light');

/** How many files the drawings come in: as many again hold the other skin tones. */
export const drawingFileCount = perKind * 2;

/** How many of them hold every part once. */
export const plainFileCount = perKind;

/** The file that a drawing is in. */
export function fileOfDrawing(id: string): number {
  let hash = 7;
  for (let at = 0; at < id.length; at += 1) hash = (Math.imul(hash, 31) + id.charCodeAt(at)) >>> 0;
  return (hash % perKind) + (isToned(id) ? perKind : 0);
}
