import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { z } from 'zod';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import type { FieldDefinition, FieldValue } from './field-definition.ts';
import { type FieldErrors, isRequired, readFields, typedOf } from './read-fields.ts';
import { RecordField } from './record-field.tsx';

/** Why an action refused what was entered, and the field that this is about. */
interface Problem {
  problem: string;
  field?: string;
}

export interface RecordFormProps<Schema extends z.ZodObject> {
  /** Says what each field may hold; its messages stand beside the fields. */
  schema: Schema;
  fields: readonly FieldDefinition<keyof Schema['shape'] & string>[];
  /** What stands in the fields at first. */
  initial?: Readonly<Record<string, FieldValue | undefined>>;
  /** Does it, or returns why not; what was typed stays then. */
  onSave: (value: z.output<Schema>) => Problem | null | undefined;
  /** What the button does: 'Add employee'. */
  save: string;
  onCancel?: () => void;
  /** Below the fields: what follows from them. */
  children?: ReactNode;
}

/** The form of a record, from the definitions of its fields. */
export function RecordForm<Schema extends z.ZodObject>({
  schema,
  fields,
  initial = {},
  onSave,
  save,
  onCancel,
  children,
}: RecordFormProps<Schema>) {
  const [errors, setErrors] = useState<FieldErrors>({});
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = readFields(schema, fields, (name) => String(data.get(name) ?? ''));
    if ('errors' in read) return setErrors(read.errors);
    const refused = onSave(read.value);
    setErrors(refused ? { [refused.field ?? '']: refused.problem } : {});
  }
  const named: readonly string[] = fields.map(({ name }) => name);
  const others = Object.entries(errors).filter(([name]) => !named.includes(name));
  return (
    <Form onSubmit={send} className="@container">
      <div className="grid gap-5 @lg:grid-cols-2">
        {fields.map((field) => (
          <div key={field.name} className={field.wide || field.kind === 'long' ? '@lg:col-span-full' : ''}>
            <RecordField
              field={field}
              typed={typedOf(field, initial[field.name])}
              required={isRequired(schema, field)}
              error={errors[field.name]}
            />
          </div>
        ))}
      </div>
      {children}
      <div role="alert">
        {others.map(([name, problem]) => (
          <p key={name} className="mt-5 text-[.9375rem] font-medium text-danger">
            {problem}
          </p>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" size="small">
          {save}
        </Button>
        {onCancel ? (
          <Button variant="ghost" size="small" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
