import { Check } from 'lucide-react';
import type { Assignment } from '../../records.ts';

interface RubricTableProps {
  rubric: Assignment['rubric'];
  /** The level that each criterion was given; null before that. */
  levels?: readonly number[] | null;
}

/** What work is marked by: each criterion with what its points mean, and those that were given. */
export function RubricTable({ rubric, levels = null }: RubricTableProps) {
  return (
    <ul className="grid gap-4">
      {rubric.map(({ name, levels: texts }, at) => (
        <li key={name}>
          <p className="mb-1.5 flex items-baseline justify-between gap-4">
            <span className="font-medium">{name}</span>
            <span className="font-mono text-[.875rem] text-mute">
              {levels ? `${levels[at] ?? 0} of ` : 'up to '}
              {texts.length - 1}
            </span>
          </p>
          <ol className="overflow-hidden rounded-input border border-line bg-raised">
            {texts.map((text, level) => {
              const isGiven = levels?.[at] === level;
              return (
                <li
                  key={text}
                  className={`flex items-start gap-3 border-b border-line px-4 py-2 text-[.9375rem] last:border-0 ${isGiven ? 'bg-selected font-medium' : levels ? 'text-mute' : ''}`}
                >
                  <span className="font-mono">{level}</span>
                  <span className="min-w-0 flex-1">{text}</span>
                  {isGiven ? (
                    <Check
                      size={18}
                      strokeWidth={2}
                      aria-label="given"
                      className="mt-0.5 shrink-0 text-done"
                    />
                  ) : null}
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ul>
  );
}
