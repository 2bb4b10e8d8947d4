import { sampleBays } from './words.ts';

interface Box {
  code: string;
  goods: string;
}

/** Every bay by its name, such as C3, with its boxes from the floor up. */
export type Stock = Readonly<Record<string, readonly Box[]>>;

interface Move {
  code: string;
  from: string;
  to: string;
}

/** What is kept in the browser: the moves that were made, from the sample on. */
export interface Floor {
  stock: Stock;
  moves: readonly Move[];
}

export const aisles = ['A', 'B', 'C', 'D'] as const;
export const baysPerAisle = 6;
export const highest = 4;
const low = 10;

export const baysOf = (aisle: string): string[] =>
  Array.from({ length: baysPerAisle }, (_, bay) => `${aisle}${bay + 1}`);
const allBays: readonly string[] = aisles.flatMap(baysOf);

/** The hall as it is delivered: boxes are numbered from P-001 through the aisles. */
export function sampleStock(): Stock {
  let number = 0;
  const code = () => `P-${String(++number).padStart(3, '0')}`;
  return Object.fromEntries(
    aisles.flatMap((aisle) =>
      (sampleBays[aisle] ?? []).map(([goods, boxes], bay) => [
        `${aisle}${bay + 1}`,
        Array.from({ length: boxes }, () => ({ code: code(), goods })),
      ]),
    ),
  );
}

export const countOf = (stock: Stock, aisle: string): number =>
  baysOf(aisle).reduce((sum, bay) => sum + (stock[bay]?.length ?? 0), 0);

export const isLow = (count: number): boolean => count < low;

/** How an aisle stands, in words. */
export function stateOf(count: number): string {
  const free = baysPerAisle * highest - count;
  if (isLow(count)) return 'order by Thursday';
  return free === 0 ? 'full' : `room for ${free} more`;
}

/** The bay in which a box stands. */
export const bayOf = (stock: Stock, code: string): string | undefined =>
  allBays.find((bay) => stock[bay]?.some((box) => box.code === code));

export interface Found extends Box {
  bay: string;
  /** How many boxes are on it. */
  above: number;
}

const boxesIn = (stock: Stock): Found[] =>
  allBays.flatMap((bay) => {
    const stack = stock[bay] ?? [];
    return stack.map((box, height) => ({ ...box, bay, above: stack.length - 1 - height }));
  });

/** The boxes that answer to a code, a bay or a part of their goods; those that can be lifted come first. */
export function find(stock: Stock, typed: string): Found[] {
  const sought = typed.trim().toLowerCase();
  if (sought === '') return [];
  return boxesIn(stock)
    .filter(({ code, goods, bay }) =>
      [code, goods, bay].some((text, part) =>
        part === 2 ? text.toLowerCase() === sought : text.toLowerCase().includes(sought),
      ),
    )
    .sort((one, other) => one.above - other.above);
}

/** Why a box can't be put into a bay; null where it can. */
export function moveTrouble(stock: Stock, code: string, to: string): string | null {
  const from = bayOf(stock, code);
  if (!from) return `There’s no box ${code} on this floor.`;
  const stack = stock[from] ?? [];
  const top = stack.at(-1);
  if (top && top.code !== code) return `${top.code} is on top of ${code}. Move ${top.code} first.`;
  if (from === to) return `${code} is already in ${to}. Choose another bay.`;
  if ((stock[to]?.length ?? 0) >= highest) return `${to} is ${highest} high already. Choose a lower bay.`;
  return null;
}

/** The floor after a move, or the same floor where it can't be made. */
export function moved(floor: Floor, code: string, to: string): Floor {
  const { stock, moves } = floor;
  const from = bayOf(stock, code);
  const box = from ? stock[from]?.at(-1) : undefined;
  if (!from || !box || moveTrouble(stock, code, to)) return floor;
  return {
    stock: { ...stock, [from]: (stock[from] ?? []).slice(0, -1), [to]: [...(stock[to] ?? []), box] },
    moves: [...moves, { code, from, to }],
  };
}

/** Makes the kept moves again on the sample, and leaves out what doesn't hold any more. */
export function floorFrom(kept: unknown): Floor {
  const start: Floor = { stock: sampleStock(), moves: [] };
  if (!Array.isArray(kept)) return start;
  return kept.reduce((floor: Floor, move: unknown) => {
    if (typeof move !== 'object' || move === null) return floor;
    const { code, to } = move as Partial<Record<keyof Move, unknown>>;
    return typeof code === 'string' && typeof to === 'string' && allBays.includes(to)
      ? moved(floor, code, to)
      : floor;
  }, start);
}

/** The stock list as a file has it: one row for each box. */
export const stockRows = (stock: Stock): string[][] =>
  allBays.flatMap((bay) =>
    (stock[bay] ?? []).map(({ code, goods }, height) => [code, goods, bay, String(height + 1)]),
  );
