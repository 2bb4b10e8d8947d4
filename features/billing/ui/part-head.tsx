import { WorkspaceSearch, WorkspaceTabs } from '#ui/kinds/workspace-list.tsx';
import type { AccountPage, AccountPart } from '../account-page.server.ts';
import { partAddress } from './address.ts';

const labels: Record<AccountPart, { tab: string; search: string }> = {
  invoices: { tab: 'Invoices', search: 'Find an invoice' },
  quotes: { tab: 'Quotes', search: 'Find a quote' },
  payments: { tab: 'Payments', search: 'Find a payment' },
  details: { tab: 'Billing details', search: '' },
};
const parts = Object.keys(labels) as AccountPart[];

/** The parts of the page as links, and the search of the one that is open. */
export function PartHead({ show, words }: Pick<AccountPage, 'show' | 'words'>) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <WorkspaceTabs
        label="Parts of the payment page"
        tabs={parts.map((part) => ({
          label: labels[part].tab,
          href: partAddress(part),
          current: part === show,
        }))}
      />
      {show === 'details' ? null : (
        <WorkspaceSearch
          label={labels[show].search}
          words={words}
          keeps={{ show: show === 'invoices' ? '' : show }}
          className="w-full sm:w-64"
        />
      )}
    </div>
  );
}
