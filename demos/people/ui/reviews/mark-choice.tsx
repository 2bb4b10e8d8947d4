import { RadioFrame } from '#ui/fields/field.tsx';
import { markWords } from '../../rules/reviews.ts';

interface MarkChoiceProps {
  goal: string;
  name: string;
  chosen: number | null;
  error?: string;
}

/** The mark for one goal: four words of which one is chosen. */
export function MarkChoice({ goal, name, chosen, error }: MarkChoiceProps) {
  return (
    <RadioFrame label={goal} required error={error}>
      <div className="grid grid-cols-4 gap-0.5 rounded-input bg-sunk p-0.5">
        {markWords.map((word, at) => (
          <label
            key={word}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-[.875rem] px-1 text-center text-[.8125rem] leading-tight font-medium text-mute hover:text-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={at + 1}
              defaultChecked={at + 1 === chosen}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {word}
          </label>
        ))}
      </div>
    </RadioFrame>
  );
}
