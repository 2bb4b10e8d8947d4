import { counted } from '#lib/money/grouped.ts';
import { at, least, mean, most, variance } from '../numbers/numbers.ts';
import { mstl } from '../seasons/stl.ts';

/** A column beside a series that may explain it, such as a price. */
export interface Column {
  name: string;
  /** From the series’ first place on, and as far ahead as it is known; null where it isn’t. */
  values: readonly (number | null)[];
}

/** A column that was not used, and why, in a sentence. */
export interface Refused {
  name: string;
  why: string;
}

export interface UsableColumn {
  name: string;
  values: Float64Array;
  /** What trend and seasons leave over of it in the known rows. */
  left: Float64Array;
  /** The value at which the column changes nothing: the usual one. */
  reference: number;
}

export interface ColumnsAsked {
  /** Which rows have a value of the series. */
  isKnown: readonly boolean[];
  /** The season lengths that the series is taken apart by. */
  periods: readonly number[];
  horizon: number;
  /** What a place is called in a sentence. */
  placeName: (index: number) => string;
}

/** So many rows in which a column differs from its usual value: fewer may be chance. */
const fewestDifferent = 3;
/** So much of a column’s movement may be told from other columns. */
const mostShared = 0.95;

/** The value that most rows have, or the mean where no value is usual. */
function usualValue(values: Float64Array): number {
  const count = new Map<number, number>();
  for (const value of values) count.set(value, (count.get(value) ?? 0) + 1);
  const [common = 0, times = 0] = [...count].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  return times * 2 >= values.length ? common : mean(values);
}

/** How much of the last column’s movement the others tell, from 0 to 1. */
function sharedWith(x: Float64Array, other: Float64Array): number {
  const both = variance(x) * variance(other);
  if (both <= 0) return 0;
  const [a, b] = [mean(x), mean(other)];
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (at(x, i) - a) * (at(other, i) - b);
  return (sum / Math.max(1, x.length - 1)) ** 2 / both;
}

/** What stands against using a column at all, before it is compared with others. */
function whyNot({ name, values }: Column, { isKnown, horizon, placeName }: ColumnsAsked): string | null {
  const length = isKnown.length;
  const until = values.findLastIndex((value) => value !== null);
  if (until < length + horizon - 1)
    return until < 0
      ? `${name} has no numbers.`
      : `${name} is known until ${placeName(until)}, but the forecast runs to ${placeName(length + horizon - 1)}. Add its later values to the file, or forecast fewer steps.`;
  const gap = values.slice(0, length + horizon).indexOf(null);
  if (gap >= 0) return `${name} has no value for ${placeName(gap)}. Fill it in to use this column.`;
  const known = Float64Array.from(values.slice(0, length), (value) => value ?? 0).filter(
    (_, i) => isKnown[i],
  );
  const usual = usualValue(known);
  const different = known.filter((value) => value !== usual).length;
  if (different === 0) return `${name} has the same value in every row, so it can’t explain any change.`;
  if (different < fewestDifferent)
    return `${name} differs from its usual value in only ${counted(different, 'row', 'rows')}. It takes at least ${fewestDifferent} to tell an effect from chance.`;
  const [low, high] = [least(known), most(known)];
  const margin = (high - low) / 2;
  const far = values
    .slice(length, length + horizon)
    .findIndex((value) => value !== null && (value > high + margin || value < low - margin));
  if (far >= 0)
    return `${name} is ${values[length + far]} for ${placeName(length + far)}, far from the ${low} to ${high} that it was before, so its effect there isn’t known.`;
  return null;
}

/** The columns that may be asked for an effect, and for each of the others the reason why not. */
export function usableColumns(
  columns: readonly Column[],
  asked: ColumnsAsked,
): { usable: UsableColumn[]; refused: Refused[] } {
  const { isKnown, periods } = asked;
  const usable: UsableColumn[] = [];
  const refused: Refused[] = [];
  const known = isKnown.filter(Boolean).length;
  for (const column of columns) {
    const { name } = column;
    const needed = Math.max(24, 3 * Math.max(1, ...periods), 10 * (usable.length + 1));
    if (known < needed) {
      refused.push({
        name,
        why: `The series has ${counted(known, 'value', 'values')}. It takes ${needed} to learn the effect of ${name}.`,
      });
      continue;
    }
    const why = whyNot(column, asked);
    if (why) {
      refused.push({ name, why });
      continue;
    }
    const values = Float64Array.from(column.values, (value) => value ?? 0);
    const past = values.slice(0, isKnown.length);
    const left = mstl(past, periods).rest;
    const twin = usable.find((other) => sharedWith(left, other.left) > mostShared);
    if (variance(left) < 1e-4 * variance(past))
      refused.push({ name, why: `${name} only follows trend and season, which the forecast already knows.` });
    else if (twin)
      refused.push({
        name,
        why: `${name} moves together with ${twin.name}, so their effects can’t be told apart.`,
      });
    else usable.push({ name, values, left, reference: usualValue(past.filter((_, i) => isKnown[i])) });
  }
  return { usable, refused };
}
