import type { ReactNode, RefObject } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import type { CompanySetting } from '../../app-kit/company/company.ts';
import { hrefTo, type Place } from '../../app-kit/place/place.ts';
import { goTo } from '../../app-kit/place/use-place.ts';
import { accountName } from '../books/chart.ts';
import type { Rows } from '../records.ts';
import { BankScreen, type Presses } from './bank/bank-screen.tsx';
import { PostedLines } from './bank/posted-lines.tsx';
import { BillForm } from './bills/bill-form.tsx';
import { BillList } from './bills/bill-list.tsx';
import { BooksScreen } from './books/books-screen.tsx';
import { EntryForm } from './books/entry-form.tsx';
import type { Change } from './change.ts';
import { InvoiceForm } from './invoices/invoice-form.tsx';
import { InvoiceList } from './invoices/invoice-list.tsx';
import { InvoiceView } from './invoices/invoice-view.tsx';
import { ReportsScreen } from './reports/reports-screen.tsx';

export interface ScreenNeeds {
  rows: Rows;
  day: string;
  change: Change;
  company: CompanySetting;
  role: string;
  place: Place;
  presses: RefObject<Presses>;
  onImportStatement: () => void;
  onDropStatement: (file: File) => void;
  onImportInvoices: () => void;
}

export interface ScreenParts {
  title: string;
  beside?: ReactNode;
  actions?: ReactNode;
  body: ReactNode;
}

/** The screen that a place names, with its heading and what can be done on it. */
export function screenFor(needs: ScreenNeeds): ScreenParts {
  const [here, id] = needs.place.path;
  if (here === 'invoices') return invoices(needs, id);
  if (here === 'bills') return bills(needs, id);
  if (here === 'books' && id === 'new') return { title: 'New entry', body: <EntryForm {...needs} /> };
  if (here === 'books')
    return {
      title: id ? accountName(id) : 'Books',
      beside: id ? (
        <a href={hrefTo(['books'])} className="font-medium underline">
          Journal
        </a>
      ) : null,
      actions: (
        <ButtonLink size="small" variant="ink" href={hrefTo(['books', 'new'])}>
          Write an entry
        </ButtonLink>
      ),
      body: <BooksScreen {...needs} />,
    };
  if (here === 'reports') return { title: 'Reports', body: <ReportsScreen {...needs} /> };
  return bank(needs);
}

function bank({
  rows,
  day,
  change,
  place,
  presses,
  onImportStatement,
  onDropStatement,
}: ScreenNeeds): ScreenParts {
  const posted = place.asked.get('show') === 'posted';
  return {
    title: 'Bank',
    beside: (
      <Segmented
        label="Lines shown"
        showLabel={false}
        size="small"
        options={[
          { value: 'waiting', label: 'To do' },
          { value: 'posted', label: 'Posted' },
        ]}
        value={posted ? 'posted' : 'waiting'}
        onValueChange={(value) => goTo([], { show: value === 'posted' ? value : null })}
      />
    ),
    actions: (
      <Button size="small" variant="ghost" onClick={onImportStatement}>
        Import a statement
      </Button>
    ),
    body: posted ? (
      <PostedLines rows={rows} day={day} change={change} />
    ) : (
      <BankScreen
        rows={rows}
        change={change}
        onImport={onImportStatement}
        onDrop={onDropStatement}
        presses={presses}
      />
    ),
  };
}

const missing = (what: string, href: string, label: string): ScreenParts => ({
  title: what,
  body: (
    <p className="py-10">
      It isn’t in these books.{' '}
      <a href={href} className="font-medium underline">
        {label}
      </a>
    </p>
  ),
});

function invoices(
  { rows, day, change, company, place, onImportInvoices }: ScreenNeeds,
  id?: string,
): ScreenParts {
  if (id === 'new')
    return { title: 'New invoice', body: <InvoiceForm rows={rows} day={day} change={change} /> };
  if (id) {
    const invoice = rows.invoices.get(id);
    if (!invoice) return missing('No such invoice', hrefTo(['invoices']), 'Show all invoices');
    return {
      title: invoice.number,
      body: (
        <InvoiceView key={id} rows={rows} day={day} change={change} company={company} invoice={invoice} />
      ),
    };
  }
  return {
    title: 'Invoices',
    actions: (
      <>
        <Button size="small" variant="ghost" onClick={onImportInvoices}>
          Import invoices
        </Button>
        <ButtonLink size="small" variant="ink" href={hrefTo(['invoices', 'new'])}>
          Write an invoice
        </ButtonLink>
      </>
    ),
    body: <InvoiceList rows={rows} day={day} show={place.asked.get('show') ?? 'open'} />,
  };
}

function bills({ rows, day, change, role }: ScreenNeeds, id?: string): ScreenParts {
  if (id === 'new') return { title: 'New bill', body: <BillForm rows={rows} day={day} change={change} /> };
  if (id && !rows.bills.has(id)) return missing('No such bill', hrefTo(['bills']), 'Show all bills');
  return {
    title: 'Bills',
    actions: (
      <ButtonLink size="small" variant="ink" href={hrefTo(['bills', 'new'])}>
        Enter a bill
      </ButtonLink>
    ),
    body: <BillList rows={rows} day={day} change={change} role={role} only={id} />,
  };
}
