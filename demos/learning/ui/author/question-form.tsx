import type { Question } from '#engines/quiz/question.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type QuestionErrors, questionKinds, type TypedQuestion } from '../../typed-question.ts';
import { TypedLines } from './typed-lines.tsx';

interface QuestionFormProps {
  typed: TypedQuestion;
  errors: QuestionErrors;
  /** Sections of the lesson, of which one can answer the question. */
  sections: readonly { id: string; heading: string }[];
  /** Where giving up leads. */
  back: string;
  onChange: (part: Partial<TypedQuestion>) => void;
  onSave: () => void;
}

const isKind = (value: string): value is Question['kind'] => questionKinds.some(({ kind }) => kind === value);

/** What is asked, how it is answered, and what it is worth. */
export function QuestionForm({ typed, errors, sections, back, onChange, onSave }: QuestionFormProps) {
  const { kind } = typed;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
      className="grid content-start gap-6"
    >
      <SelectField
        label="Kind of question"
        required
        value={kind}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (isKind(value)) onChange({ kind: value });
        }}
      >
        {questionKinds.map((each) => (
          <option key={each.kind} value={each.kind}>
            {each.label}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Question"
        required
        rows={2}
        value={typed.ask}
        error={errors.ask}
        maxLength={2000}
        onChange={(event) => onChange({ ask: event.currentTarget.value })}
      />
      <TypedLines
        kind={kind}
        lines={typed.lines}
        error={errors.lines}
        onLines={(lines) => onChange({ lines })}
      />
      {kind === 'gap' ? (
        <TextArea
          label="Text with gaps"
          required
          rows={3}
          value={typed.gapText}
          error={errors.gapText}
          maxLength={2000}
          hint="Put the answer of each gap in braces, and a bar between answers that both count: The capital is {Paris|City of Paris}."
          onChange={(event) => onChange({ gapText: event.currentTarget.value })}
        />
      ) : null}
      {kind === 'number' ? (
        <div className="grid gap-5 sm:grid-cols-3">
          <TextField
            label="Right number"
            required
            inputMode="decimal"
            autoComplete="off"
            value={typed.number}
            error={errors.number}
            onChange={(event) => onChange({ number: event.currentTarget.value })}
          />
          <TextField
            label="Tolerance"
            inputMode="decimal"
            autoComplete="off"
            value={typed.tolerance}
            error={errors.tolerance}
            hint="Answers that are off by up to twice as much get half the points."
            onChange={(event) => onChange({ tolerance: event.currentTarget.value })}
          />
          <TextField
            label="Unit"
            autoComplete="off"
            maxLength={20}
            value={typed.unit}
            error={errors.unit}
            onChange={(event) => onChange({ unit: event.currentTarget.value })}
          />
        </div>
      ) : null}
      <TextArea
        label="Explanation"
        rows={2}
        value={typed.because}
        error={errors.because}
        maxLength={2000}
        hint="Shown after the answer is handed in. Explain why it is right."
        onChange={(event) => onChange({ because: event.currentTarget.value })}
      />
      <div className="grid gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextField
          label="Points"
          required
          inputMode="numeric"
          autoComplete="off"
          value={typed.points}
          error={errors.points}
          onChange={(event) => onChange({ points: event.currentTarget.value })}
        />
        <SelectField
          label="Section that answers it"
          value={typed.passage}
          onChange={(event) => onChange({ passage: event.currentTarget.value })}
        >
          <option value="">None</option>
          {sections.map(({ id, heading }) => (
            <option key={id} value={id}>
              {heading || 'The beginning'}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small">
          Save question
        </Button>
        <ButtonLink variant="ghost" size="small" href={back}>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
