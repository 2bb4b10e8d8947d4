import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import type { ShownInvoicePage } from '../paper-page.server.ts';
import { TransferFacts } from './transfer-facts.tsx';

/** The ways to pay what is open: by card on the payment company's page, by bank transfer, or neither where nothing is set up. */
export function PayPart({ page, query }: { page: ShownInvoicePage; query: string }) {
  const { open, acts, cards, transfer } = page;
  if (!open) return null;
  if (!acts)
    return (
      <p className="mt-10 text-mute">
        Only an owner of your company can pay this invoice. {open} of it is open.
      </p>
    );
  return (
    <section aria-labelledby="pay" className="mt-12">
      <h2 id="pay" className="text-2xl">
        Pay {open}
      </h2>
      {cards ? (
        <form method="post" action={`/billing/invoice?${query}`} className="mt-5">
          <input type="hidden" name="intent" value="pay" />
          <Button type="submit">Pay {open} by card</Button>
          <p className="mt-3 max-w-[36rem] text-[.9375rem] text-mute">
            You pay on the payment company’s own page and then come back here. Your card number doesn’t reach
            our server.
          </p>
        </form>
      ) : null}
      {transfer ? (
        <div className="mt-8">
          <h3 className="mb-2 text-lg">{cards ? 'Or by bank transfer' : 'By bank transfer'}</h3>
          <TransferFacts transfer={transfer} />
        </div>
      ) : (
        <Alert heading="Bank details are not set up" className="mt-6 max-w-[40rem]">
          {cards
            ? 'Please pay by card, or ask us before you transfer money.'
            : 'We haven’t set up a bank account for payments yet. Please ask us before you transfer money.'}
        </Alert>
      )}
    </section>
  );
}
