import type { Tone } from './look.ts';

export const shells: readonly { id: string; name: string; tone: Tone }[] = [
  { id: 'graphite', name: 'Graphite', tone: [0.36, 0.008, 250] },
  { id: 'bone', name: 'Bone', tone: [0.86, 0.025, 85] },
  { id: 'rust', name: 'Rust', tone: [0.52, 0.14, 38] },
  { id: 'pine', name: 'Pine', tone: [0.42, 0.06, 165] },
];
export const wools: readonly { id: string; name: string; tone: Tone }[] = [
  { id: 'peat', name: 'Peat', tone: [0.44, 0.012, 70] },
  { id: 'oat', name: 'Oat', tone: [0.8, 0.035, 80] },
  { id: 'heather', name: 'Heather', tone: [0.5, 0.07, 320] },
];

/** A headphone as somebody wants it, as it is kept in the browser. */
export interface Order {
  shell: string;
  wool: string;
  /** What stands in the field; it may hold signs that can't be engraved. */
  name: string;
}

const mostLetters = 12;
const price = 290;
const engraving = 14;

/** What is wrong with a name to engrave; null where it can be done, also where there is none. */
export function nameTrouble(typed: string): string | null {
  const name = typed.trim();
  const strange = [...new Set(Array.from(name).filter((sign) => !/[A-Za-zÀ-ÖØ-öø-ÿ0-9 &.’'-]/u.test(sign)))];
  if (strange.length > 0)
    return `Our engraver has letters, digits, & . ’ and -. Leave out ${strange.map((sign) => `“${sign}”`).join(', ')}.`;
  return Array.from(name).length > mostLetters
    ? `The plate has room for ${mostLetters} letters; this is ${Array.from(name).length}. Shorten it.`
    : null;
}

/** The name that is engraved; empty where there is none or it can't be done. */
export const engraved = ({ name }: Order): string => (nameTrouble(name) ? '' : name.trim());

const named = (list: readonly { id: string; name: string }[], id: string): string =>
  list.find((one) => one.id === id)?.name ?? '';

/** The lines of an order slip with their prices in euros. */
export function slipLines(order: Order): { what: string; euros: number }[] {
  const name = engraved(order);
  return [
    { what: `Hush Nine, ${named(shells, order.shell)} with ${named(wools, order.wool)} wool`, euros: price },
    ...(name ? [{ what: `Engraving “${name}”, right cup`, euros: engraving }] : []),
    { what: 'One spare screw', euros: 0 },
  ];
}

export const totalOf = (order: Order): number => slipLines(order).reduce((sum, { euros }) => sum + euros, 0);

/** The slip as a text file of forty columns. */
export function slip(order: Order): string {
  const line = (what: string, euros: number) => `${what.padEnd(48, '.')} ${String(euros).padStart(4)} EUR`;
  return [
    'HUSH NINE',
    'Order slip (a sample: nothing has been ordered)',
    '',
    ...slipLines(order).map(({ what, euros }) => line(what, euros)),
    line('Total', totalOf(order)),
    '',
  ].join('\n');
}

/** Reads an order that was kept; null where it isn't one. */
export function orderFrom(kept: unknown): Order | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const read = new Map<string, unknown>(Object.entries(kept));
  const shell = shells.find(({ id }) => id === read.get('shell'));
  const wool = wools.find(({ id }) => id === read.get('wool'));
  const name = read.get('name');
  return shell && wool && typeof name === 'string' ? { shell: shell.id, wool: wool.id, name } : null;
}
