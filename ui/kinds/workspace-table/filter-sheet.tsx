import { ListFilter, X } from 'lucide-react';
import { useId } from 'react';
import { Form, useLocation } from 'react-router';
import type { TableFilter } from '#lib/lists/table-page.ts';
import { plainQuery, tableHref } from '#lib/lists/table-query.ts';
import { Button, ButtonLink } from '../../actions/button.tsx';
import { FilterPill, PillRow } from '../../actions/pill.tsx';
import { lineLook } from '../../fields/field.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { Sheet } from '../../panels/sheet.tsx';
import { KeptFields } from '../workspace-list.tsx';
import { type AnyPage, fieldsOf, namesOf, narrowingsOf } from './asked.ts';

type Values = Readonly<Record<string, readonly string[]>>;

interface LineProps {
  name: string;
  label: string;
  value: string;
  type?: 'text' | 'date';
  /** Stands under a legend, and says only which end. */
  small?: boolean;
}

/** A line of a filter: all of them may stay empty, so none says so. */
function Line({ name, label, value, type = 'text', small = false }: LineProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label
        htmlFor={id}
        className={small ? 'mb-1 block text-sm text-mute' : 'mb-2 block text-[.9375rem] font-medium'}
      >
        {label}
      </label>
      <input id={id} type={type} name={name} defaultValue={value} maxLength={200} className={lineLook} />
    </div>
  );
}

function FilterFields({ filter, values }: { filter: TableFilter; values: Values }) {
  const { name, label } = filter;
  if (filter.kind === 'exact') return <Line label={label} name={name} value={values[name]?.[0] ?? ''} />;
  if (filter.kind === 'days')
    return (
      <fieldset>
        <legend className="mb-2 text-[.9375rem] font-medium">{label}</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          <Line
            type="date"
            small
            name={`${name}-from`}
            label="From"
            value={values[`${name}-from`]?.[0] ?? ''}
          />
          <Line
            type="date"
            small
            name={`${name}-to`}
            label="To (inclusive)"
            value={values[`${name}-to`]?.[0] ?? ''}
          />
        </div>
      </fieldset>
    );
  return (
    <PillRow label={label}>
      {filter.options.map((option) => (
        <FilterPill
          key={option.value}
          name={name}
          value={option.value}
          defaultChecked={values[name]?.includes(option.value) ?? false}
        >
          {option.label}
        </FilterPill>
      ))}
    </PillRow>
  );
}

/** The button that opens what a list can be narrowed by, and the sheet itself; its form only asks, so the address says it all. */
export function FilterSheet({ page }: { page: AnyPage }) {
  const id = useId();
  const form = useId();
  const { pathname } = useLocation();
  const { query, filters } = page;
  const set = narrowingsOf(page).length;
  const sortable = page.columns.filter((column) => column.sortable);
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-outline bg-raised px-4 text-[.9375rem] font-[540] hover:bg-selected"
      >
        <ListFilter size={16} strokeWidth={1.5} aria-hidden="true" />
        Filters
        {set > 0 ? <span className="font-mono text-[.8125rem]">{set}</span> : null}
      </button>
      <Sheet
        // Shut, and filled anew, when it has led to another list.
        key={tableHref('', query)}
        id={id}
        heading="Filters"
        footer={
          <>
            <Button type="submit" form={form} variant="ink" size="small">
              Show the list
            </Button>
            <ButtonLink
              href={tableHref(pathname, { ...plainQuery, cols: query.cols })}
              variant="ghost"
              size="small"
            >
              Clear all
            </ButtonLink>
          </>
        }
      >
        <Form id={form} method="get" className="grid gap-6">
          <KeptFields fields={fieldsOf(query, ['sort', ...filters.flatMap(namesOf)])} />
          {filters.map((filter) => (
            <FilterFields key={filter.name} filter={filter} values={query.filters} />
          ))}
          {sortable.length > 0 ? (
            <SelectField label="Order by" name="sort" defaultValue={page.sort} required>
              {sortable.flatMap(({ name, label }) => [
                <option key={name} value={name}>{`${label}, up`}</option>,
                <option key={`-${name}`} value={`-${name}`}>{`${label}, down`}</option>,
              ])}
            </SelectField>
          ) : null}
        </Form>
      </Sheet>
    </>
  );
}

/** What narrows the list now, each with a way to take it off. */
export function Narrowings({ page }: { page: AnyPage }) {
  const { pathname } = useLocation();
  const set = narrowingsOf(page);
  if (set.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
      {set.map(({ name, words, without }) => (
        <li key={name} className="min-w-0">
          <a
            href={tableHref(pathname, without)}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full bg-selected px-3.5 text-[.875rem] hover:shadow-[inset_0_0_0_1px_var(--outline)]"
          >
            <span className="min-w-0 truncate">{words}</span>
            <X size={16} strokeWidth={1.5} aria-label="Remove" className="shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
