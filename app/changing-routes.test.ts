import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { makeSite } from './access/testing/site.ts';

/**
 * Pages change things through their actions alone. Every other route that takes something is named here, by the
 * reason why it is no page's form.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  'is the identity protocol, or begins and ends sessions by it': [
    'DELETE /api/session',
    'DELETE /api/sessions',
    'DELETE /api/sessions/:id',
    'POST /api/account/close',
    'POST /api/captcha',
    'POST /api/identity/:call',
    'POST /api/session',
    'POST /api/session/end',
    'POST /v1/:call',
    'POST /v2/accounts/:call',
  ],
  'is called by other servers, which sign what they send': [
    'POST /api/billing/stripe',
    'POST /api/mail/incoming',
    'POST /api/mail/reports',
  ],
  'is the one click of mail programs (RFC 8058)': [
    'POST /api/newsletter/unsubscribe',
    'POST /api/notifications/stop',
  ],
  'takes one file, with its progress shown': [
    'POST /api/enquiries/files',
    'POST /api/profile/photo',
    'POST /api/submissions/screens',
  ],
  'gives out a file that must not stand behind a link': [
    'POST /api/personal-data/copy',
    'POST /api/staff/backups/:id{[0-9a-f-]{36}}/file',
    'POST /api/staff/exports/:id{[0-9a-f-]{36}}/file',
    'POST /api/staff/personal-data/archive',
  ],
  'belongs to a live page, beside its stream': ['POST /api/enquiries/read'],
  'runs a tool, counts or draws something, and changes nothing of anybody': [
    'POST /api/search/in-vain',
    'POST /api/staff/content/preview',
    'POST /api/staff/newsletter/preview',
    'POST /api/tools/:tool',
  ],
  'serves a part of a page that knows no router, or stays where it is: save buttons, the scanner at the door, a draft while somebody types':
    ['POST /api/saved', 'POST /api/staff/events/:id/check-in', 'POST /api/submissions/draft'],
  'is the store of the scraper demo, which speaks JSON with its own page': [
    'DELETE /api/recipes/:id{[0-9a-f-]{36}}',
    'PATCH /api/recipes/:id{[0-9a-f-]{36}}',
    'POST /api/recipes',
    'POST /api/recipes/:id{[0-9a-f-]{36}}/put-back',
    'POST /api/recipes/:id{[0-9a-f-]{36}}/runs',
  ],
  'is the store of the AI tools’ history and of their links, which speaks JSON with the tools': [
    'DELETE /api/shared-results/:id{[0-9a-f-]{36}}',
    'DELETE /api/tool-history/:id{[0-9a-f-]{36}}',
    'POST /api/tool-history/again',
    'PATCH /api/tool-history/:id{[0-9a-f-]{36}}',
    'POST /api/shared-results',
    'PUT /api/tool-history/:id{[0-9a-f-]{36}}',
  ],
  'is a whole page for frames on other sites, which has no router': ['POST /embed/book'],
};

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices();
});
afterAll(() => world.close());

it('has no route that changes something but those that are named with a reason', () => {
  const reading = new Set(['GET', 'HEAD', 'OPTIONS', 'ALL']);
  const found = makeSite()
    .routes.filter(({ method, path }) => !reading.has(method) && !path.startsWith('/api/v1/'))
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(found)].toSorted()).toEqual(Object.values(others).flat().toSorted());
});
