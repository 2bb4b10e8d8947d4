import { scaled } from '#lib/money/money.ts';
import type { CrmRows, Stage } from '../records.ts';
import { openStages, stageWords } from '../stage-words.ts';

/** What stands in a stage: how many deals, their sum, and what of it is likely to come. */
interface StageSum {
  stage: Stage;
  count: number;
  cents: number;
  likely: number;
}

/** Open deals by stage; the likely part of each deal is its sum by the stage's chance, to the cent. */
export function sumsByStage(rows: CrmRows, owner: string | null): StageSum[] {
  const deals = [...rows.deals.values()].filter((deal) => owner === null || deal.owner === owner);
  return openStages.map((stage) => {
    const own = deals.filter((deal) => deal.stage === stage);
    return {
      stage,
      count: own.length,
      cents: own.reduce((sum, { cents }) => sum + cents, 0),
      likely: own.reduce((sum, { cents }) => sum + scaled(cents, stageWords[stage].chance, 100), 0),
    };
  });
}

/** What is likely to come in a month, by seller. */
interface MonthSum {
  /** As in 2026-11. */
  month: string;
  likely: number;
  byOwner: ReadonlyMap<string, number>;
}

/** The likely part of open deals by the month in which they should be decided. Overdue ones count in this month. */
export function sumsByMonth(rows: CrmRows, day: string): MonthSum[] {
  const months = new Map<string, Map<string, number>>();
  for (const deal of rows.deals.values()) {
    const chance = stageWords[deal.stage].chance;
    if (!openStages.some((stage) => stage === deal.stage)) continue;
    const month = (deal.closes < day ? day : deal.closes).slice(0, 7);
    const owners = months.get(month) ?? new Map<string, number>();
    owners.set(deal.owner, (owners.get(deal.owner) ?? 0) + scaled(deal.cents, chance, 100));
    months.set(month, owners);
  }
  return [...months]
    .map(([month, byOwner]) => ({ month, byOwner, likely: [...byOwner.values()].reduce((a, b) => a + b, 0) }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}
