import { Segmented } from '#ui/actions/segmented.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { PlayValue } from './written-code.ts';

interface ControlProps {
  name: string;
  options?: readonly string[];
  value: PlayValue;
  onChange: (value: PlayValue) => void;
}

/** So many letters fit beside one another in the narrow column of controls. */
const mostLetters = 20;

/** The control that fits a prop: a switch, a choice, a number or a text. */
export function PlaygroundControl({ name, options, value, onChange }: ControlProps) {
  if (typeof value === 'boolean')
    return <Switch label={name} checked={value} onChange={(event) => onChange(event.target.checked)} />;
  if (options) {
    const choices = options.map((option) => ({ value: option, label: option || 'none' }));
    const letters = choices.reduce((sum, { label }) => sum + label.length, 0);
    if (options.length <= 3 && letters <= mostLetters)
      return (
        <Segmented
          label={name}
          size="small"
          options={choices}
          value={String(value)}
          onValueChange={onChange}
        />
      );
    return (
      <SelectField
        label={name}
        required
        value={String(value)}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (typeof value === 'number')
    return (
      <NumberField
        label={name}
        required
        defaultValue={value}
        step={Number.isInteger(value) ? 1 : 0.1}
        onChange={(event) => {
          if (event.target.value !== '') onChange(event.target.valueAsNumber);
        }}
      />
    );
  return <TextField label={name} required value={value} onChange={(event) => onChange(event.target.value)} />;
}
