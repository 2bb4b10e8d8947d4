import { useId } from 'react';
import { Check } from '#ui/data/table/check.tsx';
import { mostCompared } from '../address.ts';

/** The form that the ticks of a page belong to, wherever they stand. */
export const compareForm = 'compare';

interface CompareTickProps {
  slug: string;
  name: string;
  /** What is picked already; no more than three can be. */
  picked?: readonly string[];
  /** Makes the pick part of the address; without it the tick stays in the form alone. */
  onPick?: (slug: string) => void;
}

/** Picks an application for comparing. */
export function CompareTick({ slug, name, picked = [], onPick }: CompareTickProps) {
  const id = useId();
  const isPicked = picked.includes(slug);
  const state = onPick ? { checked: isPicked, onChange: () => onPick(slug) } : { defaultChecked: isPicked };
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[.9375rem] text-mute hover:text-ink has-checked:text-ink has-disabled:cursor-not-allowed has-disabled:line-through"
    >
      <Check
        id={id}
        name="with"
        value={slug}
        form={compareForm}
        autoComplete="off"
        disabled={!isPicked && picked.length >= mostCompared}
        className="shrink-0"
        {...state}
      />
      Compare<span className="sr-only"> {name}</span>
    </label>
  );
}
