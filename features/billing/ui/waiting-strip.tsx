import type { AccountPage } from '../account-page.server.ts';

/** What is open, what is overdue and what waits for an answer, at a glance. */
export function WaitingStrip({ waiting }: Pick<AccountPage, 'waiting'>) {
  const { open, openInvoices, overdue, quotes } = waiting;
  const cells = [
    {
      term: 'Amount due',
      text: open.length > 0 ? open.join(' + ') : 'Nothing',
      more: openInvoices === 1 ? 'one invoice' : `${openInvoices} invoices`,
    },
    { term: 'Overdue', text: overdue === 0 ? 'None' : String(overdue), warns: overdue > 0 },
    { term: 'Quotes waiting for your answer', text: quotes === 0 ? 'None' : String(quotes) },
  ];
  return (
    <dl className="mb-5 grid overflow-hidden rounded-card border border-line bg-raised max-sm:divide-y sm:grid-cols-3 sm:divide-x sm:divide-y-0 divide-line">
      {cells.map(({ term, text, more, warns }) => (
        <div
          key={term}
          className="min-w-0 px-5 py-3.5 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4"
        >
          <dt className="text-[.84375rem] text-mute">{term}</dt>
          <dd
            className={`break-words font-display text-xl font-semibold tracking-[-.03em] ${warns ? 'text-danger' : ''}`}
          >
            {text}
            {more && text !== 'Nothing' ? (
              <span className="ms-2 font-sans text-[.84375rem] font-normal tracking-normal text-mute">
                {more}
              </span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
