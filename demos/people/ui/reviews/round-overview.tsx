import { useId, useState } from 'react';
import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/panels/confirm-dialog.tsx';
import { shareRound } from '../../actions/reviews.ts';
import type { ReviewRound } from '../../records.ts';
import { lateManagers, progressOf, type TeamProgress } from '../../rules/reviews.ts';
import { PersonLink } from '../parts/person-link.tsx';
import { nearDay } from '../parts/span-words.ts';
import { useAct, usePeople } from '../people-context.ts';

const mostManagers = 8;

function Share({ done, of, what }: { done: number; of: number; what: string }) {
  return (
    <span className="grid gap-1">
      <span className="font-mono text-[.875rem] tabular-nums">
        {done}/{of} <span className="sr-only">{what}</span>
      </span>
      <span aria-hidden="true" data-hue="lilac" className="h-2 rounded-full bg-sunk">
        <span
          className="block h-2 rounded-full bg-hue"
          style={{ width: `${of === 0 ? 0 : (done / of) * 100}%` }}
        />
      </span>
    </span>
  );
}

function TeamTable({ teams }: { teams: readonly TeamProgress[] }) {
  return (
    <table className="w-full text-[.9375rem]">
      <caption className="sr-only">Reviews handed in, by team</caption>
      <thead>
        <tr className="border-b border-line text-start text-[.8125rem] text-mute">
          <th scope="col" className="py-2 text-start font-normal">
            Team
          </th>
          <th scope="col" className="w-[30%] py-2 ps-3 text-start font-normal">
            Self-reviews
          </th>
          <th scope="col" className="w-[30%] py-2 ps-3 text-start font-normal">
            Managers
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map((each) => (
          <tr key={each.team} className="border-b border-line">
            <th scope="row" className="py-3 text-start font-medium">
              {each.team}
            </th>
            <td className="ps-3">
              <Share done={each.self} of={each.people} what="self-reviews" />
            </td>
            <td className="ps-3">
              <Share done={each.manager} of={each.managed} what="managers’ reviews" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A round as HR sees it: how much is done, by team, who is late, and its end. */
export function RoundOverview({ round }: { round: ReviewRound }) {
  const { rows, viewer, day } = usePeople();
  const act = useAct();
  const ask = useId();
  const [asks, setAsks] = useState(false);
  const { all, teams } = progressOf(rows, round);
  const late = lateManagers(rows, round);
  const left = all.managed - all.manager;
  return (
    <>
      <section
        aria-label={`How far ${round.name} is`}
        data-hue="lilac"
        className="@container rounded-card bg-hue p-5 text-on-hue sm:p-7"
      >
        <p className="text-[.9375rem]">
          {round.sharedOn
            ? `Shared on ${nearDay(round.sharedOn)}`
            : `Due ${nearDay(round.due)}${round.due < day ? ', overdue' : ''}`}
        </p>
        <dl className="mt-1 flex flex-wrap gap-x-12 gap-y-3">
          {(
            [
              ['self-reviews', all.self, all.people],
              ['managers’ reviews', all.manager, all.managed],
            ] as const
          ).map(([term, done, of]) => (
            <div key={term} className="flex flex-col-reverse">
              <dt>{term} handed in</dt>
              <dd className="font-display text-[clamp(2.25rem,7cqi,4rem)] leading-none font-semibold tracking-[-.055em] tabular-nums">
                {done} <span className="text-[.5em] tracking-[-.03em]">of {of}</span>
              </dd>
            </div>
          ))}
        </dl>
        {round.sharedOn ? null : (
          <Button size="small" variant="ink" className="mt-5 print:hidden" onClick={() => setAsks(true)}>
            Share with everyone
          </Button>
        )}
      </section>
      <div className="mt-8 grid gap-x-12 gap-y-9 @4xl:grid-cols-[minmax(0,1fr)_18rem]">
        <section>
          <h2 className="mb-2 text-2xl">By team</h2>
          <TeamTable teams={teams} />
        </section>
        {late.length > 0 ? (
          <section>
            <h2 className="mb-2 text-2xl">Still to write</h2>
            <ul className="divide-y divide-line border-y border-line">
              {late.slice(0, mostManagers).map(([manager, missing]) => (
                <li key={manager.id} className="py-1.5">
                  <PersonLink person={manager} note={counted(missing, 'review', 'reviews')} />
                </li>
              ))}
            </ul>
            {late.length > mostManagers ? (
              <p className="mt-2 text-[.9375rem] text-mute">
                And {counted(late.length - mostManagers, 'other manager', 'other managers')}.
              </p>
            ) : null}
          </section>
        ) : null}
      </div>
      <ConfirmDialog
        id={ask}
        heading={`Share ${round.name}?`}
        confirm="Share with everyone"
        keep="Not yet"
        tone="plain"
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() => void act(shareRound(rows, viewer, round.id, day))}
      >
        <p>
          {counted(all.manager, 'person', 'people')} will read what their manager wrote, and self-reviews
          close.
          {left > 0
            ? ` ${counted(left, 'review is', 'reviews are')} missing and will be shown as soon as ${left === 1 ? 'it is' : 'they are'} handed in.`
            : ''}
        </p>
      </ConfirmDialog>
    </>
  );
}
