import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Combobox } from '#ui/fields/combobox.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { FieldDefinition } from './field-definition.ts';

interface RecordFieldProps {
  field: FieldDefinition;
  /** What stands in it at first. */
  typed: string;
  required: boolean;
  error?: string;
}

/** The control that a field of this kind has. */
export function RecordField({ field, typed, required, error }: RecordFieldProps) {
  const { name, label, kind, hint, choices = [] } = field;
  const texts = { name, label, hint, error, required };
  if (kind === 'yes-no')
    return (
      <Checkbox
        name={name}
        label={label}
        note={hint}
        error={error}
        defaultChecked={typed !== ''}
        value="yes"
      />
    );
  if (kind === 'long') return <TextArea {...texts} defaultValue={typed} rows={3} />;
  if (kind === 'date') return <DateField {...texts} defaultValue={typed || undefined} />;
  if (kind === 'person')
    return (
      <Combobox {...texts} options={choices} defaultValue={typed || undefined} placeholder="Type a name" />
    );
  if (kind === 'choice')
    return (
      <SelectField {...texts} defaultValue={typed} placeholder={typed && required ? undefined : 'Choose one'}>
        {choices.map(({ value, label: said }) => (
          <option key={value} value={value}>
            {said}
          </option>
        ))}
      </SelectField>
    );
  return (
    <TextField
      {...texts}
      type={kind === 'email' ? 'email' : 'text'}
      inputMode={kind === 'number' || kind === 'money' ? 'decimal' : undefined}
      autoComplete="off"
      defaultValue={typed}
    />
  );
}
