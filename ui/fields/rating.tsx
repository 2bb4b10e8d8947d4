import { Star } from 'lucide-react';
import { FieldGroup, type FieldTexts, useField } from './field.tsx';

interface RatingProps extends FieldTexts {
  name: string;
  /** What each number of stars means, from the least; as many stars as words. */
  words: readonly string[];
  /** Stars at first, from 1. */
  defaultValue?: number;
  onValueChange?: (value: number) => void;
  required?: boolean;
  className?: string;
}

/** A judgement in stars; each is a radio button with a word of its own. */
export function Rating({
  label,
  hint,
  error,
  name,
  words,
  defaultValue,
  onValueChange,
  required = false,
  className = '',
}: RatingProps) {
  const field = useField({ hint, error });
  return (
    <FieldGroup
      id={field.id}
      label={label}
      hint={hint}
      error={field.error}
      required={required}
      role="radiogroup"
      aria-required={required || undefined}
      className={className}
      onChange={(event) => {
        const chosen = event.currentTarget.querySelector<HTMLInputElement>(':checked');
        if (chosen) onValueChange?.(Number(chosen.value));
      }}
    >
      <div className="-ms-2.5 flex">
        {words.map((word, index) => (
          <label
            key={word}
            title={word}
            className="grid size-11 cursor-pointer place-items-center rounded-full outline-accent has-focus-visible:outline-2 has-checked:*:fill-sun has-[~label_:checked]:*:fill-sun hover:*:stroke-2 has-[~label:hover]:*:stroke-2"
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
            <Star size={24} strokeWidth={1.5} aria-hidden="true" className="fill-transparent" />
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
