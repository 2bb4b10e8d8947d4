import { slugFrom } from '#lib/text/slug.ts';

/** A kind of work or an extra, as the settings name it: how many weeks, for how many people. */
interface Work {
  name: string;
  from: number;
  to: number;
  people: number;
}

/** What prices are reckoned from. */
export interface Prices {
  dayRate: number;
  weekRate: number;
  kinds: readonly Work[];
  extras: readonly Work[];
}

/** What somebody wants built, by the names of the settings. */
export interface Scope {
  kind: Work;
  extras: readonly Work[];
  /** With one person more, to be done sooner. */
  sooner: boolean;
}

/** What a scope comes to: both ends of each range. */
export interface Estimate {
  people: number;
  weeks: readonly [number, number];
  cost: readonly [number, number];
}

/** One person more has to be told what the others know: a tenth of the whole. */
const handover = 1.1;
/** Costs are said in steps, because a guess to the euro would pretend to be a price. */
const step = 500;

/** Weeks, people and what it costs before tax, from a scope. */
export function estimate({ kind, extras, sooner }: Scope, { weekRate }: Pick<Prices, 'weekRate'>): Estimate {
  const people = kind.people + (sooner ? 1 : 0);
  const effort = (end: 'from' | 'to'): number =>
    [kind, ...extras].reduce((sum, work) => sum + work[end] * work.people, 0) * (sooner ? handover : 1);
  const weeks = (end: 'from' | 'to') => Math.max(1, Math.ceil(effort(end) / people - 1e-9));
  const cost = (end: 'from' | 'to') => Math.max(step, Math.round((effort(end) * weekRate) / step) * step);
  return { people, weeks: [weeks('from'), weeks('to')], cost: [cost('from'), cost('to')] };
}

/** What an address asks for: null where it names no kind of work that there is. */
export function scopeIn(
  query: URLSearchParams,
  { kinds, extras }: Pick<Prices, 'kinds' | 'extras'>,
): Scope | null {
  const kind = kinds.find(({ name }) => slugFrom(name) === query.get('work'));
  if (!kind) return null;
  const wanted = new Set(query.getAll('with'));
  return {
    kind,
    extras: extras.filter(({ name }) => wanted.has(slugFrom(name))),
    sooner: query.get('sooner') === 'yes',
  };
}

/** A range with its unit: `4 to 8 weeks`, `1 week`. */
export function rangeText([low, high]: readonly [number, number], one: string, many: string): string {
  if (low === high) return `${low} ${low === 1 ? one : many}`;
  return `${low} to ${high} ${many}`;
}

/** A scope and what it comes to in a few lines, for whoever writes to us about it. */
export function estimateWords(scope: Scope, result: Estimate, money: (amount: number) => string): string {
  const { people, weeks, cost } = result;
  return [
    `What we have in mind: ${scope.kind.name}`,
    ...(scope.extras.length > 0 ? [`With: ${scope.extras.map(({ name }) => name).join(', ')}`] : []),
    ...(scope.sooner ? ['We need it sooner and would like one more person on it.'] : []),
    `Your estimate: ${rangeText(weeks, 'week', 'weeks')}, ${people === 1 ? '1 person' : `${people} people`}, ${money(cost[0])} to ${money(cost[1])} before VAT.`,
  ].join('\n');
}
