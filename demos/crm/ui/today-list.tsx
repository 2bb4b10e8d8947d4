import { useState } from 'react';
import { wholeMoneyText } from '#lib/money/money.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { More } from '../../app-kit/list/more.tsx';
import { hrefTo } from '../../app-kit/place/place.ts';
import { usePrinting } from '../../kit/export/use-printing.ts';
import { type Call, ofPerson } from '../rules/whom.ts';
import { nameOf } from '../staff.ts';
import { StripKey, stripDays, TimeStrip } from './time-strip.tsx';
import type { CrmView } from './use-crm.ts';

const parts: Readonly<Record<Call['part'], string>> = {
  late: 'Late',
  today: 'Today',
  answer: 'Waiting for an answer',
  quiet: 'Gone quiet',
};
/** So many of each part are drawn at first. */
const firstPart = 30;
const columns = 'grid gap-x-5 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_5.5rem]';

interface TodayListProps {
  view: CrmView;
  calls: readonly Call[];
  selected: string | undefined;
}

/** Whom to speak to and why, each with two months of their time on one line. */
export function TodayList({ view, calls, selected }: TodayListProps) {
  const { rows, day, owner } = view;
  const [shown, setShown] = useState<Readonly<Partial<Record<Call['part'], number>>>>({});
  const printing = usePrinting();
  return (
    <div>
      <div className={`${columns} items-end border-b border-line pb-2`}>
        <StripKey />
        <p className="relative h-5 text-[.8125rem] text-mute max-lg:hidden">
          <span className="absolute start-0">{dayAndMonth(daysLater(day, -stripDays.back))}</span>
          <span
            className="absolute -translate-x-1/2 font-medium text-ink"
            style={{ insetInlineStart: `${(stripDays.back / (stripDays.back + stripDays.ahead)) * 100}%` }}
          >
            today
          </span>
        </p>
        <p className="text-end text-[.8125rem] text-mute max-lg:hidden">Open deals</p>
      </div>
      {(Object.keys(parts) as Call['part'][]).map((part) => {
        const own = calls.filter((call) => call.part === part);
        const most = printing ? own.length : (shown[part] ?? firstPart);
        return own.length === 0 ? null : (
          <section key={part} className="pt-4">
            <h2
              className={`text-[.9375rem] tracking-normal ${part === 'late' ? 'text-danger' : 'text-mute'}`}
            >
              {parts[part]} <span className="font-normal tabular-nums">{own.length}</span>
            </h2>
            <ul className="pt-1">
              {own.slice(0, most).map(({ person, reason, deal }) => (
                <li key={person.id}>
                  <a
                    href={hrefTo(['today', person.id])}
                    aria-current={person.id === selected ? 'true' : undefined}
                    className={`${columns} -mx-3 items-center rounded-2xl px-3 py-2 hover:bg-selected xl:aria-[current]:bg-selected xl:aria-[current]:shadow-[inset_3px_0_0_var(--hue)]`}
                  >
                    <span className="min-w-0">
                      <span className="flex items-baseline justify-between gap-3">
                        <span className="truncate font-[560]">{person.name}</span>
                        {deal ? (
                          <span className="shrink-0 text-[.875rem] tabular-nums lg:hidden">
                            {wholeMoneyText(deal.cents / 100, view.company.currency)}
                          </span>
                        ) : null}
                      </span>
                      <span className="block text-[.875rem] leading-snug text-mute">
                        {reason}
                        {owner === null ? ` (${nameOf(person.owner).split(' ')[0]})` : ''}
                      </span>
                    </span>
                    <TimeStrip
                      activities={ofPerson(rows.activities, person.id)}
                      reminders={ofPerson(rows.reminders, person.id)}
                      day={day}
                    />
                    <span className="text-end text-[.9375rem] font-medium tabular-nums max-lg:hidden">
                      {deal ? wholeMoneyText(deal.cents / 100, view.company.currency) : ''}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
            {own.length > most ? (
              <More
                left={own.length - most}
                part={firstPart}
                onMore={() => setShown((before) => ({ ...before, [part]: most + firstPart }))}
              />
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
