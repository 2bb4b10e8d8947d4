import type { Question } from '#lib/forms/questions.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

interface OwnQuestionProps {
  question: Question;
  /** What was answered before the form came back. */
  typed: string | undefined;
  error?: string;
}

/** The field of a question that an operator added; it is sent as `answers.ID`. */
export function OwnQuestion({ question, typed, error }: OwnQuestionProps) {
  const { id, label, kind, required, options = [] } = question;
  const shared = { label, name: `answers.${id}`, required, defaultValue: typed, error };
  if (kind === 'text') return <TextArea {...shared} maxLength={1000} />;
  if (kind === 'line') return <TextField {...shared} maxLength={200} />;
  return (
    <SelectField {...shared} placeholder="Choose one">
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}
