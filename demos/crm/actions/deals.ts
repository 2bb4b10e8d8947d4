import { daysLater } from '#lib/time/days.ts';
import { typedAmount } from '../../app-kit/form/read-fields.ts';
import type { CrmEdit, Deal, Stage } from '../records.ts';
import { stageWords } from '../stage-words.ts';

/** Puts a deal into another stage and writes that down in the person's line of time. */
export function moveDeal(deal: Deal, stage: Stage, day: string, by: string, id: string): CrmEdit[] {
  if (deal.stage === stage) return [];
  const text = `${deal.title}: ${stageWords[deal.stage].name} → ${stageWords[stage].name}`;
  return [
    { in: 'deals', id: deal.id, row: { ...deal, stage, since: day } },
    { in: 'activities', id, row: { id, personId: deal.personId, day, kind: 'stage', text, by } },
  ];
}

/** A new deal of somebody. The amount is written as people do: 12,400 or 12400.50. */
export function addDeal(
  entered: { title: string; amount: string; personId: string; owner: string },
  day: string,
  id: string,
): { edits: CrmEdit[] } | { problem: string; field: 'title' | 'amount' } {
  const title = entered.title.trim();
  if (!title) return { problem: 'Enter what they want to buy.', field: 'title' };
  if (title.length > 200) return { problem: 'Use up to 200 characters.', field: 'title' };
  const cents = typedAmount(entered.amount);
  if (cents === null || cents < 0)
    return { problem: 'Enter the amount, such as 12,400 or 980.50.', field: 'amount' };
  const { personId, owner } = entered;
  const row: Deal = {
    id,
    title,
    personId,
    owner,
    stage: 'meeting',
    cents,
    closes: daysLater(day, 45),
    since: day,
  };
  return { edits: [{ in: 'deals', id, row }] };
}
