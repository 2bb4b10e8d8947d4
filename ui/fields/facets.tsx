import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { FilterPill } from '../actions/pill.tsx';
import { fromBelow } from '../panels/sheet.tsx';

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

// A pill in the sheet, a row in the column beside the results.
const row =
  'lg:[&_svg]:hidden! lg:flex lg:min-h-9 lg:justify-between lg:rounded-lg lg:border-0 lg:px-2.5 lg:font-normal lg:has-checked:bg-selected lg:has-checked:font-medium lg:has-checked:text-ink';

function Choice({ id, label, count, first }: Facet & { first?: boolean }) {
  return (
    <FilterPill
      type="radio"
      name="show"
      id={`show-${id}`}
      defaultChecked={first}
      count={count}
      className={row}
    >
      {label}
    </FilterPill>
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
        <Button variant="ghost" size="small" popoverTarget="filters" className="lg:hidden">
          <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden="true" />
          Filters
        </Button>
        <form
          id="filters"
          popover="auto"
          aria-label="Filters"
          className={`fixed m-0 max-w-none overflow-y-auto bg-raised px-6 pt-6 text-ink max-lg:pb-8! backdrop:bg-[oklch(.1_.01_275/.5)] lg:sticky lg:inset-auto lg:top-6 lg:block lg:max-h-none lg:rounded-none lg:border-0 lg:bg-transparent lg:p-0 ${fromBelow}`}
        >
          <div className="flex items-center justify-between lg:hidden">
            <p className="font-display text-2xl font-semibold tracking-[-.035em]">Filters</p>
            <IconButton
              label="Close the filters"
              icon={X}
              variant="plain"
              popoverTarget="filters"
              popoverTargetAction="hide"
            />
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
