import { visitorFor } from '#app/admin/staff.server.ts';
import type { Access } from '#features/billing/access.server.ts';
import { quotesSection } from '#features/billing/panel.ts';

/** By which way a request reaches a quote or an invoice: the link's token, or a number beside a session. */
export async function paperAccess(request: Request, url: URL): Promise<Access> {
  const token = url.searchParams.get('token');
  if (token) return { token };
  const number = url.searchParams.get('number') ?? '';
  return { number, visitor: number ? await visitorFor(quotesSection)(request) : null };
}
