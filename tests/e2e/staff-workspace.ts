import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { openSession, site } from './identity-site.ts';
import { makeStaff } from './staff.ts';

interface StaffWorkspace {
  context: BrowserContext;
  /** Sends something to the site as they do, and gives the answer. */
  post: (path: string, form: Record<string, string>) => Promise<string>;
}

/** A browser of somebody new who works at the shared site. */
export async function staffWorkspace(browser: Browser, email: string): Promise<StaffWorkspace> {
  const context = await browser.newContext();
  await site.confirmedAccount(email);
  await openSession(context.request, email);
  await makeStaff(email, process.env.PEERED_SITE_DATA_DIR);
  const post = async (path: string, form: Record<string, string>): Promise<string> => {
    const headers = { origin: site.address };
    const answer = await context.request.post(site.address + path, { headers, form, maxRedirects: 0 });
    expect(answer.status(), await answer.text()).toBe(303);
    return answer.headers().location ?? '';
  };
  return { context, post };
}

/** Sends somebody a quote over a printed guide. */
export async function quoteGuide({ post }: StaffWorkspace, email: string, name: string): Promise<void> {
  const quote = await post('/admin-panel/quotes/new', {
    intent: 'save',
    email,
    'buyer.kind': 'private',
    'buyer.name': name,
    'buyer.street': 'Musterweg 3',
    'buyer.postalCode': '20095',
    'buyer.city': 'Hamburg',
    'buyer.country': 'DE',
    title: 'A printed guide',
    'lines.0.description': 'A guide',
    'lines.0.quantity': '1',
    'lines.0.unitPrice': '100.00',
    validUntil: inTwoWeeks(),
  });
  await post(quote, { intent: 'send' });
}

const inTwoWeeks = (): string => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
