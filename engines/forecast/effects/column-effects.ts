import { decompose } from '../analysis/decompose.ts';
import { at, autocorrelation, mean, type Numbers, variance } from '../numbers/numbers.ts';
import { leastSquares } from './least-squares.ts';
import {
  type Column,
  type ColumnsAsked,
  type Refused,
  type UsableColumn,
  usableColumns,
} from './usable-columns.ts';

export interface ColumnEffect {
  name: string;
  /** What one more of it adds, as a share of the usual value. */
  share: number;
  /** How sure: the effect over its standard error. */
  sureness: number;
}

interface ColumnFit {
  effects: ColumnEffect[];
  refused: Refused[];
  /** What to divide the value at a place by, and to multiply its forecast by. */
  factor: (index: number) => number;
}

/** An effect counts from so many standard errors on. */
const sure = 3;
/** No column may multiply a value by less, or by more than this divided into one. */
const smallest = 0.05;
const passes = 3;

interface Fitted extends UsableColumn {
  share: number;
  sureness: number;
}

const factorOf = (columns: readonly Fitted[], index: number): number =>
  columns.reduce((sum, { values, reference, share }) => sum + share * (at(values, index) - reference), 1);

const held = (factor: number) => Math.min(1 / smallest, Math.max(smallest, factor));

/** What trend and seasons leave over of a series, as a share of what they say. */
function leftOver(values: Numbers, periods: readonly number[]): Float64Array {
  const { multiplicative, trend, seasons } = decompose(values, periods);
  return Float64Array.from(values, (value, i) => {
    const usual = seasons.reduce(
      (sum, one) => (multiplicative ? sum * at(one.values, i) : sum + at(one.values, i)),
      at(trend, i),
    );
    return usual === 0 ? 0 : value / usual - 1;
  });
}

/** The shares of all columns at once. What is left over is asked again once they are taken off, because they bend the trend as well. */
function solve(whole: Numbers, columns: readonly UsableColumn[], asked: ColumnsAsked): Fitted[] | null {
  const { isKnown, periods } = asked;
  const rows = isKnown.flatMap((known, i) => (known ? [i] : []));
  const sizes = columns.map(({ left }) => Math.sqrt(variance(left)) || 1);
  const centred = columns.map(({ left }, j) => {
    const picked = Float64Array.from(rows, (i) => at(left, i) / (sizes[j] ?? 1));
    const middle = mean(picked);
    return picked.map((value) => value - middle);
  });
  let fitted: Fitted[] = columns.map((column) => ({ ...column, share: 0, sureness: 0 }));
  for (let pass = 0; pass < passes; pass++) {
    const factors = Float64Array.from(whole, (_, i) => held(factorOf(fitted, i)));
    const left = leftOver(
      Float64Array.from(whole, (value, i) => value / at(factors, i)),
      periods,
    );
    const y = Float64Array.from(rows, (i) => at(left, i) * at(factors, i));
    const middle = mean(y);
    const found = leastSquares(
      centred,
      y.map((value) => value - middle),
    );
    if (!found) return null;
    const free = Math.max(1, rows.length - columns.length - 1 - Math.max(0, ...periods));
    const noise = found.rest.reduce((sum, value) => sum + value * value, 0) / free;
    const again = at(autocorrelation(found.rest, 1), 1);
    fitted = fitted.map((column, j) => {
      const size = sizes[j] ?? 1;
      const share = column.share + (found.slopes[j] ?? 0) / size;
      // Neighbouring rows that move alike count as fewer rows.
      const alike = Math.max(0, Math.min(0.9, again * at(autocorrelation(centred[j] ?? y, 1), 1)));
      const error = Math.sqrt((noise * (found.spread[j] ?? 0) * (1 + alike)) / (1 - alike)) / size;
      return { ...column, share, sureness: error > 0 ? share / error : 0 };
    });
  }
  return fitted;
}

const tooStrong = (column: Fitted) =>
  column.values.some((_, i) => {
    const factor = factorOf([column], i);
    return factor < smallest || factor > 1 / smallest;
  });

/** What columns do to a series, asked of what trend and seasons leave over. Only what is beyond doubt counts; the rest is refused with a reason. */
export function columnEffects(whole: Numbers, columns: readonly Column[], asked: ColumnsAsked): ColumnFit {
  const { usable, refused } = usableColumns(columns, asked);
  let left: UsableColumn[] = usable;
  let fitted = solve(whole, left, asked) ?? [];
  while (fitted.length > 0) {
    const doubtful = fitted.filter((one) => Math.abs(one.sureness) < sure || tooStrong(one));
    const [worst] = doubtful.sort((a, b) => Math.abs(a.sureness) - Math.abs(b.sureness));
    if (!worst) break;
    refused.push({
      name: worst.name,
      why:
        Math.abs(worst.sureness) < sure
          ? `${worst.name} has no effect that stands out from chance, so it isn’t used.`
          : `The effect of ${worst.name} would be too large to be believed.`,
    });
    left = left.filter(({ name }) => name !== worst.name);
    fitted = solve(whole, left, asked) ?? [];
  }
  return {
    effects: fitted.map(({ name, share, sureness }) => ({ name, share, sureness })),
    refused,
    factor: (index) => (fitted.length > 0 ? held(factorOf(fitted, index)) : 1),
  };
}
