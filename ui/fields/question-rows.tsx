import { Checkbox } from './checkbox.tsx';
import { FormRows } from './form-rows.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

interface QuestionRowsProps {
  values: Readonly<Record<string, string>>;
  /** What is wrong, by the name of its field. */
  errors: Readonly<Record<string, string>>;
}

/** The questions that a form asks beside name and address: up to twelve, each answered by a line, a text or a choice. */
export function QuestionRows({ values, errors }: QuestionRowsProps) {
  return (
    <FormRows name="questions" values={values} noun="Question" most={12}>
      {(field) => (
        <>
          <input type="hidden" name={field('id')} value={values[field('id')] ?? ''} />
          <TextField
            label="Question"
            name={field('label')}
            maxLength={200}
            defaultValue={values[field('label')]}
            error={errors[field('label')]}
          />
          <div className="grid gap-4 @md:grid-cols-2">
            <SelectField
              label="Type of answer"
              name={field('kind')}
              required
              defaultValue={values[field('kind')] ?? 'line'}
            >
              <option value="line">One line</option>
              <option value="text">Longer text</option>
              <option value="choice">Choice of answers</option>
            </SelectField>
            <Checkbox
              label="Required"
              name={field('required')}
              value="on"
              defaultChecked={values[field('required')] === 'on'}
              className="@md:self-end"
            />
          </div>
          <TextArea
            label="Answers to choose from, one per line"
            name={field('options')}
            rows={2}
            defaultValue={values[field('options')]}
            error={errors[field('options')]}
          />
        </>
      )}
    </FormRows>
  );
}
