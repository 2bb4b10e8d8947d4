import { type FormEvent, useState } from 'react';
import { dayAndMonth, shortWeekday } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/data/avatar.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { addNote } from '../actions/move.ts';
import { ofApplication } from '../of-application.ts';
import type { Application } from '../records.ts';
import { shownPerson } from '../shown-person.ts';
import { colleagueName } from '../staff.ts';
import type { Desk } from './desk.ts';

/** What has happened with an application, the latest first, and a place for a note. */
export function Timeline({ desk, application }: { desk: Desk; application: Application }) {
  const { rows, day, viewerId, act } = desk;
  const [problem, setProblem] = useState('');
  const [text, setText] = useState('');
  const shown = shownPerson(rows, application);
  const notes = ofApplication(rows.notes, application.id)
    .map((note, order) => ({ ...note, order }))
    .sort((a, b) => b.on.localeCompare(a.on) || b.order - a.order);

  function write(event: FormEvent) {
    event.preventDefault();
    const refused = act(addNote(application.id, text, viewerId, day));
    setProblem(refused?.problem ?? '');
    if (!refused) setText('');
  }

  return (
    <>
      <Form onSubmit={write} noValidate className="mb-6 print:hidden">
        <TextArea
          label="Note for the team"
          hint="The candidate can’t see it."
          rows={2}
          required
          value={text}
          error={problem || undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="ink" size="small" className="mt-3">
          Add note
        </Button>
      </Form>
      <ol className="grid gap-4">
        {notes.map(({ id, on, by, kind, text: said }) => {
          const who = by === 'candidate' ? shown.name : colleagueName(by);
          return (
            <li key={id} className="grid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-3">
              <Avatar name={who} size="small" hue={by === 'candidate' ? 'lime' : 'sky'} />
              <div className="pt-1">
                <p className="text-[.9375rem]">
                  <span className="font-medium">{who}</span>{' '}
                  {kind === 'note' ? null : <span className="text-mute">{said}</span>}
                </p>
                {kind === 'note' ? (
                  <p className="mt-1.5 rounded-input border border-dashed border-outline px-4 py-3 text-[.9375rem] whitespace-pre-line">
                    {said}
                  </p>
                ) : null}
              </div>
              {shown.isHidden ? null : (
                <time dateTime={on} className="pt-1.5 font-mono text-[.8125rem] whitespace-nowrap text-mute">
                  {shortWeekday(on)} {dayAndMonth(on)}
                </time>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
