import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { openSession, site } from './identity-site.ts';
import { makeStaff } from './staff.ts';

interface StaffDesk {
  context: BrowserContext;
  /** Sends something to the site as they do, and gives the answer. */
  post: <Answer>(path: string, data: object) => Promise<Answer>;
}

/** A browser of somebody new who works at the shared site. */
export async function staffDesk(browser: Browser, email: string): Promise<StaffDesk> {
  const context = await browser.newContext();
  await site.confirmedAccount(email);
  await openSession(context.request, email);
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR);
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await context.request.post(site.address + path, {
      headers: { origin: site.address },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  return { context, post };
}

/** Sends somebody a quote over a printed guide. */
export async function quoteGuide({ post }: StaffDesk, email: string, name: string): Promise<void> {
  const { id } = await post<{ id: string }>('/api/billing/quotes', {
    email,
    buyer: { kind: 'private', name, street: 'Musterweg 3', city: 'Hamburg', country: 'DE' },
    title: 'A printed guide',
    lines: [{ description: 'A guide', quantity: 1000, unitPrice: 10_000 }],
  });
  await post(`/api/billing/quotes/${id}/send`, {});
}
