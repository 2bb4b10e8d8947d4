import { useId } from 'react';
import { Check } from '#ui/data/table/check.tsx';

/** The form that the ticks of a page belong to, wherever they stand. */
export const compareForm = 'compare';

/** Picks an application for comparing. */
export function CompareTick({ slug, name, picked }: { slug: string; name: string; picked: boolean }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[.9375rem] text-mute hover:text-ink has-checked:text-ink"
    >
      <Check
        id={id}
        name="with"
        value={slug}
        form={compareForm}
        defaultChecked={picked}
        autoComplete="off"
        className="shrink-0"
      />
      Compare<span className="sr-only"> {name}</span>
    </label>
  );
}
