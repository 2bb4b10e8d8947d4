import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { judge } from '../actions/scorecards.ts';
import { type Application, type Job, type Scorecard, verdicts } from '../records.ts';
import type { Desk } from './desk.ts';
import { MarkRow } from './mark-row.tsx';

interface ScorecardFormProps {
  desk: Desk;
  application: Application;
  job: Job;
  own: Scorecard | undefined;
  onDone: () => void;
}

const markWords = ['Weak', 'Below', 'Good', 'Strong'];
const verdictLabels = ['Strong no', 'No', 'Yes', 'Strong yes'];

/** One's own scorecard: a mark for each criterion, a verdict, and why. */
export function ScorecardForm({ desk, application, job, own, onDone }: ScorecardFormProps) {
  const { rows, viewerId, day, act } = desk;
  const [marks, setMarks] = useState<Readonly<Record<string, number>>>(own?.marks ?? {});
  const [verdict, setVerdict] = useState<Scorecard['verdict'] | ''>(own?.verdict ?? '');
  const [words, setWords] = useState(own?.words ?? '');
  const [refused, setRefused] = useState<{ problem: string; field?: string } | null>(null);
  const wrong = (field: string) => (refused?.field === field ? refused.problem : undefined);

  function handIn(event: FormEvent) {
    event.preventDefault();
    const problem = act(
      judge(rows, { applicationId: application.id, authorId: viewerId, marks, verdict, words, day }),
    );
    setRefused(problem);
    if (!problem) onDone();
  }

  return (
    <Form onSubmit={handIn} noValidate className="grid gap-4 rounded-card border border-ink bg-raised p-5">
      <h3 className="text-[1.0625rem]">Your scorecard</h3>
      {job.criteria.map((name) => (
        <MarkRow
          key={name}
          label={name}
          values={markWords}
          chosen={(marks[name] ?? 0) - 1}
          error={wrong(name)}
          onChoose={(at) => setMarks({ ...marks, [name]: at + 1 })}
        />
      ))}
      <MarkRow
        label="Would you hire them?"
        values={verdictLabels}
        chosen={verdict ? verdicts.indexOf(verdict) : -1}
        error={wrong('verdict')}
        onChoose={(at) => setVerdict(verdicts[at] ?? '')}
      />
      <TextArea
        label="Why"
        required
        value={words}
        error={wrong('words')}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          {own ? 'Save the change' : 'Hand in scorecard'}
        </Button>
        {own ? (
          <Button variant="ghost" size="small" onClick={onDone}>
            Discard changes
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
