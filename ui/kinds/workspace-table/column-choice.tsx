import { Columns3 } from 'lucide-react';
import { useId } from 'react';
import { Form, useLocation } from 'react-router';
import { tableHref } from '#lib/lists/table-query.ts';
import { Button } from '../../actions/button.tsx';
import { Check } from '../../data/table/check.tsx';
import { Popover } from '../../panels/popover.tsx';
import { KeptFields } from '../workspace-list.tsx';
import { type AnyPage, fieldsOf } from './asked.ts';

/** The columns of a list that are shown now: those that the address names, or the usual ones; the first always. */
export function shownColumns<Name extends string>({
  columns,
  query,
}: Pick<AnyPage, 'query'> & { columns: readonly { name: Name; usual: boolean }[] }): Name[] {
  const asked = query.cols.length > 0;
  return columns
    .filter(({ name, usual }, place) => place === 0 || (asked ? query.cols.includes(name) : usual))
    .map(({ name }) => name);
}

/** Which columns a list shows; the choice stands in the address, and so in a saved view. */
export function ColumnChoice({ page }: { page: AnyPage }) {
  const id = useId();
  const { pathname } = useLocation();
  const shown = shownColumns(page);
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-[.9375rem] font-[540] hover:bg-selected max-sm:hidden"
      >
        <Columns3 size={16} strokeWidth={1.5} aria-hidden="true" />
        Columns
      </button>
      <Popover key={tableHref('', page.query)} id={id} heading="Columns" align="end" className="min-w-56">
        <Form method="get">
          <KeptFields fields={fieldsOf(page.query, ['cols'])} />
          {page.columns.map(({ name, label }, place) => (
            <label
              key={name}
              htmlFor={`${id}-${name}`}
              className="flex min-h-11 cursor-pointer items-center gap-3"
            >
              <Check
                id={`${id}-${name}`}
                name="cols"
                value={name}
                defaultChecked={shown.includes(name)}
                disabled={place === 0}
              />
              {label}
            </label>
          ))}
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button type="submit" variant="ink" size="small">
              Show columns
            </Button>
            <a
              href={tableHref(pathname, page.query, { cols: [] })}
              className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current"
            >
              Reset to default
            </a>
          </div>
        </Form>
      </Popover>
    </>
  );
}
