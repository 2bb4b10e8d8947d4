import { beforeEach, describe, expect, it, vi } from 'vitest';
import { configureLog } from '#server/log.ts';
import { iconRoutes } from './routes.server.ts';
import { makeIconServices } from './services.server.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  configureLog('silent');
  fetched.mockReset();
});

const servicesAt = (hosts: readonly string[], now = Date.now) =>
  makeIconServices(hosts, { now, reach: fetched });
const house = iconRoutes({ services: servicesAt([]) });
const answers = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const set = (name: string, body = '<path d="M0 0"/>') => ({
  prefix: 'tabler',
  width: 24,
  height: 24,
  icons: { [name]: { body } },
});

describe('icons of the house', () => {
  it('come by name, with their other names, for 168 hours', async () => {
    const answer = await house.request('/api/icons/lucide.json?icons=calendar,activity-square,no-such-thing');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
    expect(await answer.json()).toEqual({
      prefix: 'lucide',
      icons: {
        calendar: { body: expect.stringContaining('<path'), width: 24, height: 24 },
        'activity-square': { body: expect.stringContaining('<path'), width: 24, height: 24 },
      },
      not_found: ['no-such-thing'],
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are not sent twice to whoever has them', async () => {
    const first = await house.request('/api/icons/lucide.json?icons=clock');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^(W\/)?"/);
    const second = await house.request('/api/icons/lucide.json?icons=clock', {
      headers: { 'If-None-Match': tag },
    });
    expect([second.status, await second.text()]).toEqual([304, '']);
  });

  it('come as a file', async () => {
    const answer = await house.request('/api/icons/lucide/clock.svg');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(await answer.text()).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*<\/svg>$/);
  });

  it.each([
    ['/api/icons/lucide.json', 400, /Say which icons/],
    ['/api/icons/lucide.json?icons=', 400, /Say which icons/],
    ['/api/icons/lucide.json?icons=../x', 400, /lower-case letters/],
    ['/api/icons/Lucide.json?icons=clock', 400, /lower-case letters/],
    [`/api/icons/lucide.json?icons=${Array.from({ length: 101 }, (_, at) => `i${at}`)}`, 400, /at most 100/],
    ['/api/icons/lucide/no-such-thing.svg', 404, /has no icon no-such-thing/],
    ['/api/icons/lucide/constructor.svg', 404, /has no icon constructor/],
    ['/api/icons/lucide/A.svg', 400, /lower-case letters/],
    ['/api/icons/lucide', 404, /Icons are at/],
  ])('%s is answered in words', async (path, status, words) => {
    const answer = await house.request(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(words);
  });
});

describe('a service', () => {
  const hosts = ['icons.example', 'more.example'];

  it('is asked over https for what is not in the house, and what it gave is remembered', async () => {
    const services = servicesAt(hosts);
    answers(set('bike'));
    const first = await services.find('tabler', ['bike']);
    expect(first.icons.get('bike')).toEqual({ body: '<path d="M0 0"/>', width: 24, height: 24 });
    expect(fetched.mock.calls[0]?.[0]).toBe('https://icons.example/tabler.json?icons=bike');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
    expect((await services.find('tabler', ['bike'])).icons.has('bike')).toBe(true);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('cannot bring in anything that runs', async () => {
    const services = servicesAt(['icons.example']);
    answers(set('bike', '<path d="M0 0" onclick="x()"/><script>x()</script>'));
    expect((await services.find('tabler', ['bike'])).icons.get('bike')?.body).toBe('<path d="M0 0"/>');
  });

  it('that has not the icon is not asked again for ten minutes, and the next one is tried', async () => {
    let clock = 0;
    const services = servicesAt(hosts, () => clock);
    answers({}, 404);
    answers({ prefix: 'tabler', icons: {}, not_found: ['bike'] });
    expect(await services.find('tabler', ['bike'])).toEqual({ icons: new Map(), asked: true });
    await services.find('tabler', ['bike']);
    expect(fetched).toHaveBeenCalledTimes(2);
    clock = 11 * 60_000;
    answers(set('bike'));
    expect((await services.find('tabler', ['bike'])).icons.has('bike')).toBe(true);
  });

  it.each([
    ['is silent', () => fetched.mockRejectedValueOnce(new Error('timeout'))],
    ['breaks', () => answers({}, 500)],
    ['answers with another set', () => answers({ prefix: 'mdi', icons: {} })],
    ['answers with something else', () => answers(['bike'])],
  ])('that %s leaves the answer open for a minute only', async (_, happens) => {
    happens();
    const answer = await iconRoutes({ services: servicesAt(['icons.example']) }).request(
      '/api/icons/tabler.json?icons=bike',
    );
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(await answer.json()).toEqual({ prefix: 'tabler', icons: {}, not_found: ['bike'] });
  });

  it('is asked by four calls at once at most', async () => {
    const services = servicesAt(['icons.example']);
    fetched.mockImplementation(() => new Promise(() => {}));
    const open = Array.from({ length: 5 }, (_, at) => services.find('tabler', [`made-up-${at}`]));
    expect((await open[4])?.asked).toBe(false);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
