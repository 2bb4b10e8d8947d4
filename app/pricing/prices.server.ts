import { wholeMoneyText } from '#lib/money/money.ts';
import { slugFrom } from '#lib/text/slug.ts';
import { readSettings } from '#server/settings/settings.ts';
import { estimate, estimateWords, rangeText, scopeIn } from './estimate.ts';
import type { WeekRate } from './priced-work.ts';

const money = (amount: number): string => wholeMoneyText(amount, readSettings().billing.currency);
const peopleText = (people: number): string => (people === 1 ? '1 person' : `${people} people`);

/** What the studio charges for a person's week. */
export function weekRate(): WeekRate {
  const { prices, billing } = readSettings();
  return { amount: prices.weekRate, currency: billing.currency };
}

/** What work costs, as the pages say it: every number follows from the settings. */
export function shownPrices() {
  const { prices, billing, contact } = readSettings();
  return {
    day: money(prices.dayRate),
    week: money(prices.weekRate),
    kinds: prices.kinds.map((kind) => {
      const { people, weeks, cost } = estimate({ kind, extras: [], sooner: false }, prices);
      return {
        slug: slugFrom(kind.name),
        name: kind.name,
        takes: `${rangeText(weeks, 'week', 'weeks')}, ${peopleText(people)}`,
        cost: `${money(cost[0])} to ${money(cost[1])}`,
        from: money(cost[0]),
      };
    }),
    extras: prices.extras.map(({ name }) => ({ slug: slugFrom(name), name })),
    included: prices.included,
    hours: contact.hours,
    quoteDays: billing.quoteDays,
    rate: weekRate(),
  };
}
export type ShownPrices = ReturnType<typeof shownPrices>;

/** What an address asks to be estimated, with what it comes to; null where it asks for nothing. */
export function shownEstimate(query: URLSearchParams) {
  const { prices } = readSettings();
  const scope = scopeIn(query, prices);
  if (!scope) return null;
  const result = estimate(scope, prices);
  const chosen = new URLSearchParams([
    ['work', slugFrom(scope.kind.name)],
    ...scope.extras.map(({ name }) => ['with', slugFrom(name)]),
    ...(scope.sooner ? [['sooner', 'yes']] : []),
  ]);
  return {
    work: slugFrom(scope.kind.name),
    extras: scope.extras.map(({ name }) => slugFrom(name)),
    sooner: scope.sooner,
    weeks: rangeText(result.weeks, 'week', 'weeks'),
    people: peopleText(result.people),
    cost: `${money(result.cost[0])} to ${money(result.cost[1])}`,
    contact: `/contact-us?${chosen}`,
    booking: `/book_an_appointment?${new URLSearchParams({ agenda: estimateWords(scope, result, money) })}`,
  };
}
export type ShownEstimate = NonNullable<ReturnType<typeof shownEstimate>>;

/** What the message to us begins with where somebody brings an estimate along. */
export function estimateMessage(query: URLSearchParams): string {
  const { prices } = readSettings();
  const scope = scopeIn(query, prices);
  return scope ? `${estimateWords(scope, estimate(scope, prices), money)}\n\n` : '';
}
