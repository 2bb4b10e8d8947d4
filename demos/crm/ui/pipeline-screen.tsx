import { wholeMoneyText } from '#lib/money/money.ts';
import { daysBetween } from '#lib/time/days.ts';
import { Board } from '#ui/layout/board.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { moveDeal } from '../actions/deals.ts';
import { type Stage, stages } from '../records.ts';
import { nameOf } from '../staff.ts';
import { isOpen, stageWords } from '../stage-words.ts';
import { type CrmView, newId } from './use-crm.ts';

const euros = (cents: number): string => wholeMoneyText(cents / 100, 'EUR');
/** Finished deals leave the board after so many days; they stay with their people. */
const finishedDays = 60;
const mostShown = 60;

/** Deals by stage, each column headed by what it is worth. */
export function PipelineScreen({ view }: { view: CrmView }) {
  const { rows, day, owner } = view;
  const shown = [...rows.deals.values()].filter(
    (deal) =>
      (owner === null || deal.owner === owner) &&
      (isOpen(deal.stage) || daysBetween(deal.since, day) <= finishedDays),
  );
  const columns = stages.map((stage) => {
    const own = shown.filter((deal) => deal.stage === stage).toSorted((a, b) => b.cents - a.cents);
    return { stage, own, cents: own.reduce((sum, { cents }) => sum + cents, 0) };
  });
  const most = Math.max(1, ...columns.map(({ cents }) => cents));
  return (
    <Board
      label="Deals by stage"
      keyOf={({ id }) => id}
      nameOf={({ title, personId }) => `${title}, ${rows.people.get(personId)?.name ?? ''}`}
      onMove={(deal, stage) => {
        const to = stages.find((each) => each === stage) as Stage;
        view.act(`Moved ${deal.title} to ${stageWords[to].name}`, moveDeal(deal, to, day, view.me, newId()));
      }}
      columns={columns.map(({ stage, own, cents }) => ({
        key: stage,
        label: stageWords[stage].name,
        heading: (
          <div>
            <h2 className="flex items-baseline justify-between text-[.9375rem] tracking-normal">
              {stageWords[stage].name}
              <span className="font-normal text-mute tabular-nums">{own.length}</span>
            </h2>
            <p className="mt-1 font-display text-[1.5rem] leading-tight font-semibold tracking-[-.03em] tabular-nums">
              {euros(cents)}
            </p>
            <p aria-hidden="true" className="mt-2 h-1.5 rounded-full bg-line">
              <span
                className={`block h-full rounded-full ${isOpen(stage) ? 'bg-hue' : 'bg-outline'}`}
                style={{ width: `${(cents / most) * 100}%` }}
              />
            </p>
          </div>
        ),
        cards: own.slice(0, mostShown),
        foot:
          own.length > mostShown
            ? `And ${own.length - mostShown} smaller ones.`
            : own.length === 0
              ? 'There are no deals here. Move one with its handle or the arrow keys.'
              : undefined,
      }))}
    >
      {(deal) => {
        const person = rows.people.get(deal.personId);
        const days = daysBetween(deal.since, day);
        return (
          <a href={hrefTo(['people', deal.personId])} className="block rounded-input p-3 pe-9">
            <span className="block text-[.9375rem] leading-snug font-[560]">{deal.title}</span>
            <span className="block truncate text-[.8125rem] text-mute">
              {rows.companies.get(person?.companyId ?? '')?.name ?? person?.name}
              {owner === null ? `, ${nameOf(deal.owner).split(' ')[0]}` : ''}
            </span>
            <span className="mt-2 flex items-baseline justify-between gap-2 text-[.875rem]">
              <span className="font-medium tabular-nums">{euros(deal.cents)}</span>
              <span
                className={`text-[.8125rem] ${isOpen(deal.stage) && days > 14 ? 'text-warning' : 'text-mute'}`}
              >
                {days === 0 ? 'today' : days === 1 ? '1 day' : `${days} days`}
              </span>
            </span>
          </a>
        );
      }}
    </Board>
  );
}
