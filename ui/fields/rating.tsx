import { Star } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type FieldTexts, RadioFrame } from './field.tsx';

interface RatingProps
  extends FieldTexts,
    Omit<ComponentProps<'fieldset'>, 'id' | 'role' | 'defaultValue' | 'children'> {
  name: string;
  /** What each number of stars means, from the lowest; there is one star for each. */
  words: readonly string[];
  /** The first rating, from 1. */
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  required?: boolean;
}

/** A rating in stars; each star is a radio button with its own label. */
export function Rating({
  label,
  hint,
  error,
  name,
  words,
  defaultValue,
  onValueChange,
  required = false,
  ...rest
}: RatingProps) {
  return (
    <RadioFrame
      label={label}
      hint={hint}
      error={error}
      required={required}
      onValueChange={(value) => onValueChange?.(Number(value))}
      {...rest}
    >
      <div className="-ms-2.5 flex">
        {words.map((word, index) => (
          <label
            key={word}
            title={word}
            className="grid size-11 cursor-pointer has-disabled:cursor-not-allowed has-disabled:opacity-50 place-items-center rounded-full outline-accent has-focus-visible:outline-2 [--star:transparent] has-checked:[--star:var(--sun)] has-[~label_:checked]:[--star:var(--sun)] [--stroke:1.5] hover:[--stroke:2] has-[~label:hover]:[--stroke:2]"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              data-says={`${index + 1} of ${words.length}: ${word}`}
              required={required}
              defaultChecked={index + 1 === defaultValue}
              aria-label={`${index + 1} of ${words.length}: ${word}`}
              className="sr-only"
            />
            <Star size={24} aria-hidden="true" className="fill-(--star) stroke-(length:--stroke)" />
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}
