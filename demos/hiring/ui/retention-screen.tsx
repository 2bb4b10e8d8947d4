import { useId, useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { longDay } from '#lib/time/day-words.ts';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/panels/confirm-dialog.tsx';
import { dueBy, forget, keepLonger } from '../actions/retention.ts';
import { standing } from '../find-candidates.ts';
import { ofPerson } from '../of-application.ts';
import type { Desk } from './desk.ts';

/** Days ahead that are shown, so that nobody is surprised. */
const ahead = 30;
const firstPart = 100;

/** Whose data has to be deleted, and by when. */
export function RetentionScreen({ desk }: { desk: Desk }) {
  const { rows, day, act } = desk;
  const [asks, setAsks] = useState(false);
  const dialog = useId();
  const due = dueBy(rows, day);
  const [shown, setShown] = useState(firstPart);
  const soon = dueBy(rows, daysLater(day, ahead)).filter(({ keepUntil }) => keepUntil > day);
  const listed = [...due, ...soon];
  return (
    <>
      <p className="mb-6 max-w-2xl font-display text-[clamp(1.75rem,3.4vw,2.75rem)] leading-[1.02] font-semibold tracking-[-.045em]">
        {due.length === 0
          ? 'Nothing is overdue'
          : `${due.length} ${due.length === 1 ? 'person' : 'people'} must be deleted`}
        <span className="text-mute">
          , {soon.length} more within {ahead} days
        </span>
      </p>
      {due.length > 0 ? (
        <Button variant="ink" size="small" tone="danger" className="mb-6" onClick={() => setAsks(true)}>
          Delete all {due.length}
        </Button>
      ) : null}
      {due.length + soon.length === 0 ? (
        <p className="rounded-card border border-dashed border-outline p-8 text-mute">
          Rejected candidates appear here before their deletion date.
        </p>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-raised">
          {listed.slice(0, shown).map(({ id, name, keepUntil }) => {
            const [application] = ofPerson(rows.applications, id);
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-5 py-3 first:border-t-0"
              >
                <div className="min-w-0">
                  <p className="font-medium">{name}</p>
                  <p className="text-[.875rem] text-mute">{application ? standing(rows, application) : ''}</p>
                </div>
                <p
                  className={`ms-auto font-mono text-[.8125rem] ${keepUntil <= day ? 'text-danger' : 'text-mute'}`}
                >
                  {keepUntil <= day ? 'since ' : 'by '}
                  {longDay(keepUntil)}
                </p>
                <div className="flex gap-2">
                  <Button
                    size="small"
                    variant="ghost"
                    onClick={() => void act(keepLonger(rows, id, daysLater(day, 365)))}
                  >
                    Keep: they agreed to it
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    tone="danger"
                    onClick={() => void act(forget(rows, [id]))}
                  >
                    Delete
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {listed.length > shown ? (
        <Button size="small" variant="ghost" className="mt-3" onClick={() => setShown(shown + firstPart)}>
          Show more of {grouped(listed.length - shown)}
        </Button>
      ) : null}
      <ConfirmDialog
        id={dialog}
        heading={`Delete ${due.length} people?`}
        confirm="Delete them"
        keep="Keep them"
        open={asks}
        onOpenChange={setAsks}
        onConfirm={() =>
          void act(
            forget(
              rows,
              due.map(({ id }) => id),
            ),
          )
        }
      >
        <p>
          Applications, notes, scorecards, interviews and emails go with them. You can undo this on this page.
        </p>
      </ConfirmDialog>
    </>
  );
}
