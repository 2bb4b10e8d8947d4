import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { RadioFrame } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { markHandIn } from '../../actions/mark-hand-in.ts';
import type { Assignment, HandedFile, HandIn } from '../../records.ts';
import { HandedFileButton } from '../parts/handed-file.tsx';
import type { Used } from '../used.ts';

interface MarkingFormProps {
  assignment: Assignment;
  handIn: HandIn;
  file?: HandedFile;
  name: string;
  change: Used['change'];
}

/** What was handed in, beside the rubric by which it is marked. */
export function MarkingForm({ assignment, handIn, file, name, change }: MarkingFormProps) {
  const [levels, setLevels] = useState<(number | null)[]>(
    assignment.rubric.map((_, at) => handIn.levels?.[at] ?? null),
  );
  const [wrong, setWrong] = useState<{ problem: string; at: number } | null>(null);
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const feedback = String(new FormData(event.currentTarget).get('feedback') ?? '');
    const marked = markHandIn(assignment, handIn, levels, feedback);
    if ('problem' in marked) return setWrong(marked);
    setWrong(null);
    change(`Marked ${name}’s work`, marked.edits);
  }
  return (
    <Form onSubmit={save} noValidate className="grid gap-5">
      {handIn.text ? (
        <p className="rounded-input bg-sunk p-4 font-mono text-[.875rem] leading-relaxed whitespace-pre-wrap">
          {handIn.text}
        </p>
      ) : null}
      {file ? (
        <div>
          <HandedFileButton file={file} />
        </div>
      ) : null}
      {assignment.rubric.map(({ name: criterion, levels: choices }, at) => (
        <RadioFrame
          key={criterion}
          label={criterion}
          required
          error={wrong?.at === at ? wrong.problem : undefined}
        >
          <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
            {choices.map((text, level) => (
              <label
                key={text}
                className="flex min-h-12 cursor-pointer items-start gap-2.5 rounded-input border border-line bg-raised p-3 text-[.875rem] has-checked:border-ink has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={`${handIn.id}-${criterion}`}
                  checked={levels[at] === level}
                  onChange={() => setLevels(levels.map((each, place) => (place === at ? level : each)))}
                  className="mt-0.5 size-4.5 shrink-0 accent-[var(--ink)]"
                />
                <span>
                  <span className="font-mono">{level}</span> {text}
                </span>
              </label>
            ))}
          </div>
        </RadioFrame>
      ))}
      <TextArea
        label="Feedback for the student"
        name="feedback"
        rows={3}
        defaultValue={handIn.feedback}
        maxLength={4000}
      />
      <Button type="submit" className="justify-self-start">
        Save marks
      </Button>
    </Form>
  );
}
