import { Search } from 'lucide-react';
import { useId } from 'react';
import type { AccountPage, AccountPart } from '../account-page.server.ts';
import { partAddress } from './address.ts';

const labels: Record<AccountPart, string> = {
  invoices: 'Invoices',
  quotes: 'Quotes',
  payments: 'Payments',
  details: 'Billing details',
};
const parts = Object.keys(labels) as AccountPart[];

function SearchBox({ show, words }: { show: AccountPart; words: string }) {
  const id = useId();
  return (
    <search className="min-w-0 flex-[1_1_14rem] sm:max-w-72">
      <form action="/account/payment" className="relative">
        {show === 'invoices' ? null : <input type="hidden" name="show" value={show} />}
        <label htmlFor={id} className="sr-only">
          Search {labels[show].toLowerCase()}
        </label>
        <Search
          size={20}
          strokeWidth={1.5}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto"
        />
        <input
          id={id}
          name="q"
          type="search"
          defaultValue={words}
          placeholder="Number, title or name"
          className="h-11 w-full rounded-full border border-outline bg-raised ps-12 pe-4 text-[.9375rem] text-ink placeholder:text-mute"
        />
      </form>
    </search>
  );
}

/** The parts of the page as links, and the search of the one that is open. */
export function PartHead({ show, words, waiting }: Pick<AccountPage, 'show' | 'words' | 'waiting'>) {
  const counts: Partial<Record<AccountPart, number>> = {
    invoices: waiting.openInvoices,
    quotes: waiting.quotes,
  };
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label="Parts of this page" className="min-w-0">
        <ul className="flex flex-wrap gap-1">
          {parts.map((part) => (
            <li key={part}>
              <a
                href={partAddress(part)}
                aria-current={part === show ? 'page' : undefined}
                className="inline-flex min-h-11 items-center gap-2 rounded-full px-3.5 text-[.9375rem] text-mute hover:text-ink aria-[current]:bg-selected aria-[current]:font-[540] aria-[current]:text-ink"
              >
                {labels[part]}
                {counts[part] ? (
                  <span className="font-mono text-[.8125rem]">
                    {counts[part]}
                    <span className="sr-only"> waiting</span>
                  </span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {show === 'details' ? null : <SearchBox key={show} show={show} words={words} />}
    </div>
  );
}
