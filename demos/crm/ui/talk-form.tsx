import { type FormEvent, useState } from 'react';
import { daysLater } from '#lib/time/days.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { logTalk, type TalkKind } from '../actions/log.ts';
import type { Person } from '../records.ts';
import { type CrmView, newId } from './use-crm.ts';

const words: Readonly<Record<TalkKind, { ask: string; save: string; said: string }>> = {
  call: { ask: 'What was said on the phone?', save: 'Save call', said: 'Logged the call with' },
  email: { ask: 'What did you write?', save: 'Save email', said: 'Logged the email to' },
  meeting: {
    ask: 'What came out of the meeting?',
    save: 'Save meeting',
    said: 'Logged the meeting with',
  },
  note: { ask: 'What do you want to remember?', save: 'Save note', said: 'Wrote a note about' },
};
const later = [
  ['', 'Nothing'],
  ['1', 'Tomorrow'],
  ['3', 'In three days'],
  ['7', 'In a week'],
  ['14', 'In two weeks'],
  ['30', 'In a month'],
] as const;

interface TalkFormProps {
  view: CrmView;
  person: Person;
  kind: TalkKind;
  onClose: (saved: boolean) => void;
}

/** Writes down a talk and what comes next, without leaving the list. */
export function TalkForm({ view, person, kind, onClose }: TalkFormProps) {
  const [problem, setProblem] = useState<{ problem: string; field: 'text' | 'next' } | null>(null);
  const [in_, setIn] = useState('');
  const { ask, save, said } = words[kind];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = in_ ? { day: daysLater(view.day, Number(in_)), text: String(form.get('next') ?? '') } : null;
    const text = String(form.get('text') ?? '');
    const done = logTalk(
      view.rows,
      { personId: person.id, kind, text, next, by: view.me },
      view.day,
      newId(),
    );
    if ('problem' in done) return setProblem(done);
    view.act(`${said} ${person.name}`, done.edits);
    onClose(true);
  }

  return (
    <Form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(false);
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
      className="mt-4 grid gap-4 rounded-card border border-line bg-raised p-4"
    >
      <TextArea
        label={ask}
        name="text"
        rows={2}
        required={kind === 'note'}
        error={problem?.field === 'text' ? problem.problem : undefined}
        // Opened by a key or a press for exactly this.
        ref={(field) => field?.focus({ preventScroll: false })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="What comes next?"
          required
          value={in_}
          onChange={(event) => setIn(event.currentTarget.value)}
        >
          {later.map(([days, name]) => (
            <option key={name} value={days}>
              {name}
            </option>
          ))}
        </SelectField>
        {in_ ? (
          <TextField
            label="What did you promise?"
            name="next"
            required
            defaultValue="Call again"
            error={problem?.field === 'next' ? problem.problem : undefined}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {save}
        </Button>
        <Button size="small" variant="ghost" onClick={() => onClose(false)}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
