import type { OpenItem } from './open-item.ts';
import { folded, isOneOff } from './words.ts';

/** The forms in which a number may be written: 'F26-1043' as 'f261043', 'f.26.1043' and '261043'. */
function formsOf(number: string): { whole: string; groups: string; digits: string; tail: string } {
  const runs = folded(number).match(/[a-z]+|\d+/g) ?? [];
  const stripped = runs.map((run) => run.replace(/^0+(?=\d)/, ''));
  const figures = runs.filter((run) => /\d/.test(run));
  return {
    whole: runs.join(''),
    groups: stripped.join('.'),
    digits: figures.join(''),
    tail: figures.at(-1)?.replace(/^0+(?=\d)/, '') ?? '',
  };
}

const fewestDigits = 5;

/** Items by the forms of their numbers. */
export interface References {
  exact: ReadonlyMap<string, readonly OpenItem[]>;
  /** By the last figures alone: they need something else that agrees. */
  tails: ReadonlyMap<string, readonly OpenItem[]>;
  /** Numbers by their length, to find those with a slip of the pen. */
  near: ReadonlyMap<number, readonly { digits: string; item: OpenItem }[]>;
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (!list.includes(value)) list.push(value);
}

export function referencesOf(items: Iterable<OpenItem>): References {
  const exact = new Map<string, OpenItem[]>();
  const tails = new Map<string, OpenItem[]>();
  const near = new Map<number, { digits: string; item: OpenItem }[]>();
  for (const item of items) {
    const { whole, groups, digits, tail } = formsOf(item.number);
    if (whole.length >= 4 && digits.length >= 2) {
      add(exact, whole, item);
      add(exact, groups, item);
      if (digits.length >= fewestDigits) add(exact, digits, item);
    }
    if (tail.length >= 2) add(tails, tail, item);
    if (digits.length >= 6) add(near, digits.length, { digits, item });
  }
  return { exact, tails, near };
}

export interface Named {
  exact: readonly OpenItem[];
  tail: readonly OpenItem[];
  near: readonly OpenItem[];
}

const widest = 4;

/** The items whose numbers stand in a text, whole or in part. */
export function namedIn(text: string, { exact, tails, near }: References): Named {
  const runs = folded(text).match(/[a-z]+|\d+/g) ?? [];
  // Letters and figures that stand together are one word to the eye: 'RE20260127' names 20260127, 'X880164' is another.
  const starts = [...folded(text).matchAll(/[a-z]+|\d+/g)].map(({ index = 0 }) => index);
  const touches = (at: number) =>
    (starts[at] ?? 0) > 0 && starts[at] === (starts[at - 1] ?? 0) + (runs[at - 1]?.length ?? 0);
  const found = new Set<OpenItem>();
  const used = new Set<number>();
  for (let wide = widest; wide > 0; wide -= 1)
    for (let at = 0; at + wide <= runs.length; at += 1) {
      const window = runs.slice(at, at + wide);
      const last = at + wide;
      // A number goes on where further figures touch it.
      if (last < runs.length && touches(last) && /\d/.test(runs[last] ?? '')) continue;
      if (Array.from({ length: wide }, (_, place) => at + place).some((place) => used.has(place))) continue;
      const groups = window.map((run) => run.replace(/^0+(?=\d)/, '')).join('.');
      const items = exact.get(window.join('')) ?? exact.get(groups);
      if (!items) continue;
      for (const item of items) found.add(item);
      for (let place = at; place < last; place += 1) used.add(place);
    }
  const tail = new Set<OpenItem>();
  const slips = new Set<OpenItem>();
  runs.forEach((run, at) => {
    if (used.has(at) || !/^\d/.test(run)) return;
    for (const item of tails.get(run.replace(/^0+(?=\d)/, '')) ?? []) if (!found.has(item)) tail.add(item);
    const joined = /^\d/.test(runs[at - 1] ?? '') ? `${runs[at - 1]}${run}` : run;
    for (const given of new Set([run, joined]))
      for (const { digits, item } of near.get(given.length) ?? [])
        if (isOneOff(given, digits) && !found.has(item)) slips.add(item);
  });
  return { exact: [...found], tail: [...tail], near: [...slips] };
}
