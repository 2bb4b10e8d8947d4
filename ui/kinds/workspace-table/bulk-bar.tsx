import { type LucideIcon, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { counted, grouped } from '#lib/money/grouped.ts';
import { Button } from '../../actions/button.tsx';
import { Check } from '../../data/table/check.tsx';

/** Something that is done with all chosen rows: an action of the page, by its name. */
export interface BulkAction<Name extends string = string> {
  intent: Name;
  label: string;
  Icon?: LucideIcon;
  tone?: 'plain' | 'danger';
}

interface BulkBarProps {
  formId: string;
  actions: readonly BulkAction[];
  noun: readonly [one: string, many: string];
  chosen: number;
  /** How many fit in all, where they stand on several pages and can be meant together. */
  all: number | null;
  onNone: () => void;
}

/** What can be done with the chosen rows; without scripts it is always there, with them as soon as one is chosen. */
export function BulkBar({ formId, actions, noun, chosen, all, onNone }: BulkBarProps) {
  const [isAll, setAll] = useState(false);
  // What was done with all is over when nothing is chosen any more.
  useEffect(() => {
    if (chosen === 0) setAll(false);
  }, [chosen]);
  const meant = isAll && all !== null ? all : chosen;
  return (
    <Form
      id={formId}
      method="post"
      preventScrollReset
      data-chosen={chosen > 0 || undefined}
      className="mb-3 hidden min-h-14 flex-wrap items-center gap-2 rounded-input bg-selected px-4 py-1.5 data-chosen:flex noscript:flex"
    >
      <p role="status" className="me-auto text-[.9375rem] font-[540] tabular-nums">
        {meant > 0 ? `${counted(meant, ...noun)} selected` : `Do with selected ${noun[1]}`}
      </p>
      {all === null ? null : (
        <label
          htmlFor={`${formId}-all`}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 pe-2 text-[.9375rem]"
        >
          <Check
            id={`${formId}-all`}
            name="all"
            value={all}
            checked={isAll}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
          All {grouped(all)} results on all pages
        </label>
      )}
      {actions.map(({ intent, label, Icon, tone = 'plain' }) => (
        <Button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          variant="ghost"
          size="small"
          tone={tone}
        >
          {Icon ? <Icon size={16} strokeWidth={1.5} aria-hidden="true" /> : null}
          {label}
        </Button>
      ))}
      {chosen > 0 ? (
        <button
          type="button"
          onClick={onNone}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[.9375rem] font-[540] hover:bg-raised"
        >
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
          Clear selection
        </button>
      ) : null}
    </Form>
  );
}
