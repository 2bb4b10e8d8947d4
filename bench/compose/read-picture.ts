import { Resvg } from '@resvg/resvg-js';
import { readSvgBody, type SvgNode, writeSvgBody } from '#lib/look/svg-body.ts';
import { colourName } from './colour-names.ts';
import { type KnownShapes, outlineOf } from './known-shapes.ts';

/** An object that was recognised in a picture. */
export interface Seen {
  drawing: string;
  /** Left, top, width and height in the picture. */
  box: { x: number; y: number; width: number; height: number };
  /** How much of it is not covered by other things, 0 to 1. */
  visible: number;
  /** The share of its pixels that have each colour. */
  colours: ReadonlyMap<string, number>;
}

const across = 400;

const pixelsOf = (body: string, viewBox: string): Buffer =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`, {
    fitTo: { mode: 'width', value: across },
  }).render().pixels;

/** How many pixels differ. */
function differences(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if (
      one[at] !== other[at] ||
      one[at + 1] !== other[at + 1] ||
      one[at + 2] !== other[at + 2] ||
      one[at + 3] !== other[at + 3]
    )
      count += 1;
  return count;
}

function coloursIn(pixels: Buffer): { colours: Map<string, number>; area: number } {
  const counts = new Map<string, number>();
  let area = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    const name = colourName(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts.set(name, (counts.get(name) ?? 0) + 1);
    area += 1;
  }
  return { colours: new Map([...counts].map(([name, count]) => [name, count / (area || 1)])), area };
}

/** The drawing whose shapes are all here; of several the one with the most. */
function drawingIn(node: SvgNode, { owners, sizes }: KnownShapes): string | null {
  const votes = new Map<string, number>();
  for (const shape of new Set(outlineOf([node])))
    for (const drawing of owners.get(shape) ?? []) votes.set(drawing, (votes.get(drawing) ?? 0) + 1);
  const whole = [...votes].filter(([drawing, count]) => count === sizes.get(drawing));
  const [best] = whole.sort(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}

/**
 * Recognises objects in an SVG by its shapes alone. It knows the published drawings and nothing of the composer:
 * ids, classes, titles and the order of layers are not looked at; places and colours are measured on pixels.
 */
export function readPicture(svg: string, shapes: KnownShapes): Seen[] {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 100 100';
  const inside = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<(title|desc|metadata)>[\s\S]*?<\/\1>/g, '');
  const nodes = readSvgBody(inside) ?? [];
  const whole = pixelsOf(writeSvgBody(nodes), viewBox);
  return nodes.flatMap((node, at): Seen[] => {
    const drawing = node.tag === 'g' || node.tag === 'svg' ? drawingIn(node, shapes) : null;
    if (!drawing) return [];
    const body = writeSvgBody([node]);
    const box = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`,
    ).getBBox();
    if (!box) return [];
    const { colours, area } = coloursIn(pixelsOf(body, viewBox));
    const without = pixelsOf(writeSvgBody(nodes.toSpliced(at, 1)), viewBox);
    return [{ drawing, box, visible: area === 0 ? 0 : differences(whole, without) / area, colours }];
  });
}
