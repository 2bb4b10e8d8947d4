import { type CSSProperties, useId } from 'react';
import { type Field, fieldTrouble } from './fields.ts';

interface SliderProps {
  field: Field;
  value: number;
  /** The field's contents, which may be wrong or half typed. */
  typed: string;
  onChange: (typed: string) => void;
  onLeave: () => void;
}

/** One number of the plan, to be pushed or typed. */
export function Slider({ field, value, typed, onChange, onLeave }: SliderProps) {
  const id = useId();
  const { name, label, unit, least, most, step } = field;
  const trouble = fieldTrouble(field, typed, value);
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <span className="number">
        <input
          id={id}
          name={name}
          value={typed}
          inputMode={field.parts ? 'decimal' : 'numeric'}
          maxLength={9}
          autoComplete="off"
          aria-invalid={trouble !== null}
          aria-describedby={`${id}-trouble`}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onLeave}
        />
        <small>{unit}</small>
      </span>
      <input
        type="range"
        aria-label={`${label}, slider`}
        min={least}
        max={most}
        step={step}
        value={value}
        style={{ '--part': (value - least) / (most - least) } as CSSProperties}
        onChange={({ target }) => onChange(target.value)}
        onPointerUp={onLeave}
        onBlur={onLeave}
      />
      <p id={`${id}-trouble`} className="trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}
