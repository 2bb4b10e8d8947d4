import { expect, it } from 'vitest';
import { kindOf, lanesFor } from './lanes.ts';

it.each([
  ['GET', '/healthz', 0, null],
  ['GET', '/api/captcha', 0, null],
  ['POST', '/api/captcha', 30, 'account'],
  ['GET', '/readyz', 0, null],
  ['POST', '/readyz', 0, 'form'],
  ['GET', '/events', 0, 'page'],
  ['HEAD', '/events', 0, 'page'],
  ['GET', '/events.data', 0, 'page'],
  ['POST', '/contact-us', 900, 'form'],
  ['POST', '/api/events/register', 900, 'form'],
  ['POST', '/contact-us', 5_000_000, 'upload'],
  ['POST', '/contact-us', Number.POSITIVE_INFINITY, 'upload'],
  ['GET', '/api/booking/slots', 0, 'api'],
  ['GET', '/account/details', 0, 'account'],
  ['GET', '/admin-panel', 0, 'account'],
  ['GET', '/admin-panel.data', 0, 'account'],
  ['POST', '/v1/accounts:signInWithPassword', 200, 'account'],
  ['POST', '/api/session', 200, 'account'],
  ['GET', '/accounting', 0, 'page'],
  ['POST', '/api/tools/seo', 300, 'tool'],
  ['GET', '/pictures/x-320.png', 0, 'file'],
])('%s %s with %d bytes stands in the line of %s', (method, path, body, kind) => {
  expect(kindOf({ method, path, body })).toBe(kind);
});

it('lets no more requests reach the database at once than there are connections, but for those that need it for a moment', () => {
  const { upload, file, stored, ...others } = lanesFor(10);
  expect(Object.values(others).reduce((sum, { atWork }) => sum + atWork, 0)).toBeLessThanOrEqual(10);
  for (const lane of Object.values(lanesFor(1))) expect(lane.atWork).toBeGreaterThanOrEqual(1);
});
