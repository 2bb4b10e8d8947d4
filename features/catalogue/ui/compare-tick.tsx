/** The form that the ticks of a page belong to, wherever they stand. */
export const compareForm = 'compare';

/** Picks an application for comparing. */
export function CompareTick({ slug, name, picked }: { slug: string; name: string; picked: boolean }) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[.95rem] text-mute hover:text-ink has-checked:text-ink">
      <input
        type="checkbox"
        name="with"
        value={slug}
        form={compareForm}
        defaultChecked={picked}
        autoComplete="off"
        className="size-5 shrink-0 cursor-pointer accent-[var(--ink)]"
      />
      Compare<span className="sr-only"> {name}</span>
    </label>
  );
}
