import type { AccountPart } from '../account-page.server.ts';

/** The address of a part of the payment page, of what was searched for, and of a page of it. */
export function partAddress(
  show: AccountPart,
  { words = '', page = 1 }: { words?: string; page?: number } = {},
): string {
  const query = new URLSearchParams({
    ...(show === 'invoices' ? {} : { show }),
    ...(words ? { q: words } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `/account/payment?${query}` : '/account/payment';
}

/** The page of a document, for somebody who is signed in. */
export const paperAddress = (kind: 'quote' | 'invoice', number: string): string =>
  `/billing/${kind}?${new URLSearchParams({ number })}`;
