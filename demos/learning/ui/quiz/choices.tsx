import { Check, X } from 'lucide-react';
import type { PartState } from '#engines/quiz/mark.ts';

interface ChoicesProps {
  label: string;
  choices: readonly string[];
  /** The places of the choices in the order in which they are shown. */
  order: readonly number[];
  chosen: readonly number[];
  /** One of them, or any number. */
  single: boolean;
  /** The state of each choice once the answer was marked. */
  parts: readonly PartState[] | null;
  name: string;
  onChange: (chosen: number[]) => void;
}

const words: Readonly<Record<PartState, string>> = {
  right: 'right',
  nearly: 'nearly right',
  wrong: 'wrong',
  missed: 'this was also right',
  plain: '',
};

const looks: Readonly<Record<PartState, string>> = {
  right: 'border-done text-done',
  nearly: 'border-warning',
  wrong: 'border-danger text-danger',
  missed: 'border-done border-dashed',
  plain: 'border-line',
};

/** Choices to pick from; once marked, each says whether it was right. */
export function Choices({ label, choices, order, chosen, single, parts, name, onChange }: ChoicesProps) {
  const toggle = (at: number, on: boolean) =>
    onChange(single ? [at] : on ? [...chosen, at] : chosen.filter((each) => each !== at));
  return (
    <fieldset disabled={parts !== null} className="grid min-w-0 gap-2">
      <legend className="sr-only">{label}</legend>
      {order.map((at) => {
        const state = parts?.[at] ?? 'plain';
        return (
          <label
            key={at}
            className={`flex min-h-12 cursor-pointer items-center gap-3 rounded-input border bg-raised px-4 py-2 has-checked:border-ink has-disabled:cursor-default has-focus-visible:outline-2 has-focus-visible:outline-accent ${looks[state]}`}
          >
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.includes(at)}
              onChange={(event) => toggle(at, event.currentTarget.checked)}
              className="size-5 shrink-0 accent-[var(--ink)]"
            />
            <span className="min-w-0 flex-1 text-ink">{choices[at]}</span>
            {parts && state !== 'plain' ? (
              <span className="flex shrink-0 items-center gap-1.5 text-[.875rem] font-medium">
                {state === 'wrong' ? (
                  <X size={16} strokeWidth={1.5} aria-hidden="true" />
                ) : (
                  <Check size={16} strokeWidth={1.5} aria-hidden="true" />
                )}
                {state === 'missed' && single ? 'this is right' : words[state]}
              </span>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}
