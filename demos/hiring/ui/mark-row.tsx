import { useId } from 'react';
import { RadioFrame } from '#ui/fields/field.tsx';

interface MarkRowProps {
  label: string;
  /** What can be chosen, the worst first. */
  values: readonly string[];
  /** The place of what is chosen; -1 for nothing. */
  chosen: number;
  error: string | undefined;
  onChoose: (at: number) => void;
}

/** Four words of which one is chosen, as wide as the card. */
export function MarkRow({ label, values, chosen, error, onChoose }: MarkRowProps) {
  const id = useId();
  return (
    <RadioFrame label={label} required error={error}>
      <div className="grid grid-cols-4 gap-0.5 rounded-input bg-sunk p-0.5">
        {values.map((value, at) => (
          <label
            key={value}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-[.875rem] px-1 text-center text-[.8125rem] leading-tight font-medium text-mute hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={id}
              checked={at === chosen}
              onChange={() => onChoose(at)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {value}
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}
