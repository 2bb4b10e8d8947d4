import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';

interface Facet {
  /** As it stands in the `data-facets` of a result. */
  id: string;
  label: string;
  count: number;
}

interface FacetsProps {
  all: number;
  groups: readonly { name: string; facets: readonly Facet[] }[];
  /** The class that hides what does not belong, by facet id; whole names, so that they can be found at build. */
  rules: Readonly<Record<string, string>>;
  children: ReactNode;
}

function Choice({ id, label, count, first }: Facet & { first?: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-full border border-outline px-4 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 lg:min-h-9 lg:justify-between lg:rounded-lg lg:border-0 lg:px-2.5 lg:has-checked:bg-selected lg:has-checked:font-medium lg:has-checked:text-ink">
      <input type="radio" name="show" id={`show-${id}`} defaultChecked={first} className="sr-only" />
      {label}
      <span className="font-mono text-[.8125rem] lg:text-mute">{count}</span>
    </label>
  );
}

/**
 * Results with a choice of what to see. Radio buttons and `:has()` do it, so it works without scripts;
 * one choice at a time, so that none can come out empty.
 */
export function Facets({ all, groups, rules, children }: FacetsProps) {
  return (
    <div className={`grid gap-x-6 gap-y-6 lg:grid-cols-12 ${Object.values(rules).join(' ')}`}>
      <div className="lg:col-span-3">
        <button
          type="button"
          popoverTarget="filters"
          className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-raised px-5 font-medium lg:hidden"
        >
          <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
          Filters
        </button>
        <form
          id="filters"
          popover="auto"
          aria-label="Filters"
          className="fixed inset-x-0 bottom-0 top-auto m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto rounded-t-card border-0 bg-raised p-5 pb-8 text-ink backdrop:bg-[oklch(.1_.01_275/.5)] lg:sticky lg:inset-auto lg:top-6 lg:block lg:max-h-none lg:rounded-none lg:bg-transparent lg:p-0"
        >
          <div className="flex items-center justify-between lg:hidden">
            <p className="font-display text-[1.75rem] font-semibold tracking-[-.035em]">Filters</p>
            <button
              type="button"
              popoverTarget="filters"
              popoverTargetAction="hide"
              aria-label="Close the filters"
              className="grid size-12 place-items-center rounded-full border border-line"
            >
              <X size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
          <div className="mt-4 flex lg:mt-0 lg:block">
            <Choice id="all" label="Show all" count={all} first />
          </div>
          {groups.map((group) => (
            <fieldset key={group.name} className="mt-6">
              <legend className="mb-2 font-display text-lg font-semibold tracking-[-.02em] lg:px-2.5">
                {group.name}
              </legend>
              <div className="flex flex-wrap gap-2 lg:block">
                {group.facets.map((facet) => (
                  <Choice key={facet.id} {...facet} />
                ))}
              </div>
            </fieldset>
          ))}
        </form>
      </div>
      <div className="lg:col-span-9">{children}</div>
    </div>
  );
}
