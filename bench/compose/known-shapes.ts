import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ownDrawings } from '#engines/compose/parts/own/own-drawings.ts';
import { readSvgBody, type SvgNode } from '#lib/look/svg-body.ts';

const require = createRequire(import.meta.url);

/** Which drawings count as which object, as a person would judge who looks at them. */
const drawingsOf: Readonly<Record<string, string>> = {
  person: 'person-standing man-standing woman-standing',
  car: 'automobile oncoming-automobile sport-utility-vehicle',
  airplane: 'airplane small-airplane',
  truck: 'delivery-truck articulated-lorry pickup-truck',
  boat: 'sailboat speedboat motor-boat canoe',
  'traffic light': 'vertical-traffic-light horizontal-traffic-light',
  sheep: 'ewe ram',
  suitcase: 'luggage',
  frisbee: 'flying-disc',
  'sports ball': 'soccer-ball basketball volleyball',
  'tennis racket': 'tennis',
  knife: 'kitchen-knife',
  bowl: 'bowl-with-spoon',
  apple: 'red-apple green-apple',
  orange: 'tangerine',
  donut: 'doughnut',
  cake: 'birthday-cake shortcake',
  tv: 'television',
  'computer keyboard': 'keyboard',
  'cell phone': 'mobile-phone',
  book: 'closed-book blue-book green-book orange-book',
  clock: 'mantelpiece-clock alarm-clock',
};

/** The name of the object that a drawing shows, as this reader calls it. */
export const showsObject = (drawing: string, object: string): boolean =>
  (drawingsOf[object] ?? object.replaceAll(' ', '-')).split(' ').includes(drawing);

/** Every shape of a drawing without its colours: what it is made of, whoever drew it where. */
export function outlineOf(nodes: readonly SvgNode[]): string[] {
  return nodes.flatMap(({ tag, attributes, children }) => {
    const { d, points, cx, cy, r, rx, ry, x, y, width, height } = attributes;
    const shape = [d, points, cx, cy, r, rx, ry, x, y, width, height].filter((part) => part !== undefined);
    return [
      ...(tag !== 'g' && tag !== 'defs' && shape.length > 0 ? [`${tag} ${shape.join(' ')}`] : []),
      ...outlineOf(children),
    ];
  });
}

/** What drawings are made of, from the packages as they were published. */
export interface KnownShapes {
  /** The drawings that have a shape. */
  owners: ReadonlyMap<string, readonly string[]>;
  /** How many shapes a drawing has. */
  sizes: ReadonlyMap<string, number>;
}

/** Reads the shapes of all drawings there are. */
export function knownShapes(): KnownShapes {
  const file = JSON.parse(
    readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8'),
  ) as { icons: Record<string, { body: string }> };
  const drawings = [
    ...Object.entries(file.icons).map(([id, { body }]) => [id, body] as const),
    ...ownDrawings.map(({ id, body }) => [id, body] as const),
  ];
  const owners = new Map<string, string[]>();
  const sizes = new Map<string, number>();
  for (const [id, body] of drawings) {
    const shapes = new Set(outlineOf(readSvgBody(body) ?? []));
    sizes.set(id, shapes.size);
    for (const shape of shapes) owners.set(shape, [...(owners.get(shape) ?? []), id]);
  }
  return { owners, sizes };
}
