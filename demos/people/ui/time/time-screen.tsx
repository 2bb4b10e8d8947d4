import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { mondayOf } from '#engines/leave/days.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { goTo, usePlace } from '../../../app-kit/place/use-place.ts';
import { employedOn } from '../../rules/away.ts';
import { ofPerson } from '../../rules/by-person.ts';
import { reportsOf } from '../../rules/tree.ts';
import { waitingCorrections } from '../../rules/waiting.ts';
import { clock, hoursText, overtimeOf, weekOf } from '../../rules/worked.ts';
import { CorrectionCard } from '../parts/correction-card.tsx';
import { nearDay } from '../parts/span-words.ts';
import { usePeople } from '../people-context.ts';
import { ClockCard } from './clock-card.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { OvertimePart } from './overtime-part.tsx';
import { TeamWeeks } from './team-weeks.tsx';
import { WeekBars } from './week-bars.tsx';

/** More than these come up as the first ones are answered. */
const mostWaiting = 20;
const words = {
  waiting: 'waits for an answer',
  approved: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

/** Time: the person's own clock and week, corrections, and for managers and HR the team's. */
export function TimeScreen() {
  const { rows, viewer, day } = usePeople();
  const { asked } = usePlace();
  const sheet = useId();
  const [corrects, setCorrects] = useState<string | null>(null);
  const given = asked.get('week') ?? '';
  const monday = mondayOf(/^\d{4}-\d\d-\d\d$/.test(given) ? given : day);
  const week = weekOf(rows, viewer.person, monday);
  const own = ofPerson(rows.corrections, viewer.person.id);
  const waiting = viewer.role === 'employee' ? [] : waitingCorrections(rows, viewer);
  const team =
    viewer.role === 'hr'
      ? employedOn(rows, day).filter(({ teamId }) => teamId === viewer.person.teamId)
      : (reportsOf(rows.people).get(viewer.person.id) ?? []);
  const go = (to: string) => goTo(['time'], { week: to === mondayOf(day) ? '' : to }, { replace: true });
  const over = overtimeOf(week, day);
  return (
    <div className="@container">
      <div className="grid gap-x-10 gap-y-9 @5xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 content-start gap-9">
          <section aria-labelledby="own-week">
            <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
              <IconButton
                label="Previous week"
                icon={ChevronLeft}
                onClick={() => go(daysLater(monday, -7))}
              />
              <h2 id="own-week" className="text-2xl">
                {dayAndMonth(monday)} to {dayAndMonth(daysLater(monday, 6))}
              </h2>
              <IconButton label="Next week" icon={ChevronRight} onClick={() => go(daysLater(monday, 7))} />
              <p className="ms-auto font-mono text-[.9375rem] tabular-nums">
                {over === 0 ? 'As planned' : `${hoursText(over, true)} ${over > 0 ? 'over' : 'under'} plan`}
              </p>
            </div>
            <WeekBars week={week} today={day} onCorrect={setCorrects} />
          </section>
          {waiting.length > 0 ? (
            <section>
              <h2 className="mb-4 text-2xl">Corrections to answer</h2>
              <div className="grid items-start gap-3 @3xl:grid-cols-2">
                {waiting.slice(0, mostWaiting).map((each) => (
                  <CorrectionCard key={each.id} correction={each} />
                ))}
              </div>
            </section>
          ) : null}
          {viewer.role !== 'employee' && team.length > 0 ? (
            <section>
              <h2 className="mb-2 text-2xl">Your team’s hours</h2>
              <TeamWeeks team={team} monday={monday} />
            </section>
          ) : null}
        </div>
        <div className="grid content-start gap-6 @max-5xl:order-first">
          <ClockCard />
          <OvertimePart />
          <section>
            <h2 className="text-xl">Your corrections</h2>
            {own.length === 0 ? (
              <p className="mt-2 text-[.9375rem] text-mute">
                Click a day to correct its times. The day stays as it is until your manager answers.
              </p>
            ) : (
              <ul className="mt-2 divide-y divide-line border-y border-line text-[.9375rem]">
                {own.map((each) => (
                  <li key={each.id} className="py-2.5">
                    <p className="font-medium">
                      {nearDay(each.day)}, {clock(each.from)}–{clock(each.to)}
                    </p>
                    <p className="text-mute">{words[each.state]}</p>
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
      </div>
      <Sheet
        id={sheet}
        heading="Correct your times"
        open={corrects !== null}
        onOpenChange={(open) => {
          if (!open) setCorrects(null);
        }}
      >
        {corrects ? <CorrectionForm of={corrects} onDone={() => setCorrects(null)} /> : null}
      </Sheet>
    </div>
  );
}
