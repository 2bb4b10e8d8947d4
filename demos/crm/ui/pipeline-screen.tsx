import { useCallback, useMemo, useRef } from 'react';
import { wholeMoneyText } from '#lib/money/money.ts';
import { daysBetween } from '#lib/time/days.ts';
import { RecordBoard } from '../../app-kit/board/record-board.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { moveDeal } from '../actions/deals.ts';
import { type Deal, type Stage, stages } from '../records.ts';
import { nameOf } from '../staff.ts';
import { isOpen, stageWords } from '../stage-words.ts';
import { type CrmView, newId } from './use-crm.ts';

/** Finished deals leave the board after so many days; they stay with their people. */
const finishedDays = 60;
const stageOf = ({ stage }: Deal): string => stage;

/** Deals by stage, each column headed by what it is worth. */
export function PipelineScreen({ view }: { view: CrmView }) {
  const { rows, day, owner, company } = view;
  const { deals, people, companies } = rows;
  const { currency } = company;
  const shown = useMemo(
    () =>
      [...deals.values()]
        .filter(
          (deal) =>
            (owner === null || deal.owner === owner) &&
            (isOpen(deal.stage) || daysBetween(deal.since, day) <= finishedDays),
        )
        .sort((a, b) => b.cents - a.cents),
    [deals, owner, day],
  );
  const sums = new Map<string, { count: number; cents: number }>();
  for (const { stage, cents } of shown) {
    const sum = sums.get(stage) ?? { count: 0, cents: 0 };
    sums.set(stage, { count: sum.count + 1, cents: sum.cents + cents });
  }
  const most = Math.max(1, ...[...sums.values()].map(({ cents }) => cents));
  const latest = useRef<(deal: Deal, stage: string) => void>(() => {});
  latest.current = (deal, stage) => {
    const to = stages.find((each) => each === stage) as Stage;
    view.act(`Moved ${deal.title} to ${stageWords[to].name}`, moveDeal(deal, to, day, view.me, newId()));
  };
  const move = useCallback((deal: Deal, stage: string) => latest.current(deal, stage), []);
  // Always the same function for the same records: a move draws only the card anew that was moved.
  const drawDeal = useCallback(
    (deal: Deal) => {
      const person = people.get(deal.personId);
      const days = daysBetween(deal.since, day);
      return (
        <a href={hrefTo(['people', deal.personId])} className="block rounded-input p-3 pe-9">
          <span className="block text-[.9375rem] leading-snug font-[560]">{deal.title}</span>
          <span className="block truncate text-[.8125rem] text-mute">
            {companies.get(person?.companyId ?? '')?.name ?? person?.name}
            {owner === null ? `, ${nameOf(deal.owner).split(' ')[0]}` : ''}
          </span>
          <span className="mt-2 flex items-baseline justify-between gap-2 text-[.875rem]">
            <span className="font-medium tabular-nums">{wholeMoneyText(deal.cents / 100, currency)}</span>
            <span
              className={`text-[.8125rem] ${isOpen(deal.stage) && days > 14 ? 'text-warning' : 'text-mute'}`}
            >
              {days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`}
            </span>
          </span>
        </a>
      );
    },
    [people, companies, day, owner, currency],
  );
  return (
    <RecordBoard<Deal>
      label="Deals by stage"
      cards={shown}
      columnOf={stageOf}
      nameOf={({ title, personId }) => `${title}, ${people.get(personId)?.name ?? ''}`}
      onMove={move}
      columns={stages.map((stage) => {
        const { count, cents } = sums.get(stage) ?? { count: 0, cents: 0 };
        return {
          key: stage,
          label: stageWords[stage].name,
          heading: (
            <div>
              <h2 className="flex items-baseline justify-between text-[.9375rem] tracking-normal">
                {stageWords[stage].name}
                <span className="font-normal text-mute tabular-nums">{count}</span>
              </h2>
              <p className="mt-1 font-display text-[1.5rem] leading-tight font-semibold tracking-[-.03em] tabular-nums">
                {wholeMoneyText(cents / 100, currency)}
              </p>
              <p aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-line">
                <span
                  className={`block h-full rounded-full ${isOpen(stage) ? 'bg-hue' : 'bg-outline'}`}
                  style={{ width: `${(cents / most) * 100}%` }}
                />
              </p>
            </div>
          ),
          empty: 'There are no deals here. Move one with its handle or the arrow keys.',
        };
      })}
    >
      {drawDeal}
    </RecordBoard>
  );
}
