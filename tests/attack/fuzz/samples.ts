import { load } from 'cheerio';
import { guardedRoutes } from '#app/access/testing/routes/all.ts';
import { openRoutes } from '#app/access/testing/routes/open.ts';
import { siteMap } from '#app/site-map/site-map.server.ts';
import { accountCalls, factorCalls, ownCalls } from '#server/identity/calls.ts';
import { send } from '../send.ts';
import type { Sender, World } from '../world.ts';

/** A request that makes sense, for others to be made of it. */
export interface Sample {
  method: string;
  path: string;
  /** Whether the router answers it, which also gives its data alone. */
  page: boolean;
  senders: readonly Sender[];
  fields?: Readonly<Record<string, string>>;
  json?: unknown;
  bytes?: Uint8Array;
}

const people: readonly Sender[] = ['visitor', 'client', 'staff'];
const someId = '019a0000-0000-7000-8000-000000000000';
const isPage = (path: string) =>
  !/^\/(api|v1|v2|emulator|\.well-known|og)\//.test(path) && !/\.\w+$/.test(path);

/** A pattern of a route as an address: what it names is filled with something that could stand there. */
const filled = (pattern: string): string =>
  pattern
    .replace(/:icon\{[^/]*/, 'icon-192.png')
    .replace(/:file\{[^/]*ics[^/]*/, 'summer.ics')
    .replace(/:file\{[^/]*json[^/]*/, 'lucide.json')
    .replace(/:file\{[^/]*svg[^/]*/, 'house.svg')
    .replace(/:file\{[^/]*png[^/]*/, `${someId}-480.png`)
    .replace(/:prefix/, 'lucide')
    .replace(/:\w+(\{[^/]*)?/g, someId)
    .replace('*', 'x');

/** What the table of every way in says, with what belongs to Ann in it. */
function routesAsTold({ things }: Pick<World, 'things'>): Sample[] {
  const guarded = Object.values(guardedRoutes).flatMap((way): Sample[] => {
    const { path, method, form, json, bytes } = way.ask(things, 'self');
    const body = form ?? json ?? bytes;
    return [
      {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        path,
        page: isPage(path),
        senders: path.startsWith('/api/v1') ? [...people, 'program', 'program'] : people,
        ...(form ? { fields: form } : {}),
        ...(json === undefined ? {} : { json }),
        ...(bytes === undefined ? {} : { bytes: Buffer.from(bytes) }),
      },
    ];
  });
  const open = Object.values(openRoutes)
    .flat()
    .map((way): Sample => {
      const [method = '', pattern = ''] = way.split(' ');
      const path = filled(pattern);
      return { method, path, page: isPage(path), senders: people, ...(method === 'GET' ? {} : { json: {} }) };
    });
  return [...guarded, ...open];
}

const identity = {
  email: 'ann@example.com',
  password: 'correct horse battery 41',
  idToken: 'a.b.c',
  oobCode: 'code',
  requestType: 'PASSWORD_RESET',
  localId: 'ann',
  returnSecureToken: true,
  displayName: 'Ann',
  mfaPendingCredential: 'x',
  continueUri: 'http://localhost/',
};

/** The calls of the identity service, by its own list. */
const identityCalls = (): Sample[] =>
  [
    ...Object.keys(accountCalls).map((call) => `/v1/${call}?key=embedded-identity`),
    ...Object.keys(factorCalls).map((call) => `/v2/accounts/${call}?key=embedded-identity`),
    ...Object.keys(ownCalls).map((call) => `/api/identity/${call}`),
  ].map((path) => ({ method: 'POST', path, page: false, senders: people, json: identity }));

/** The forms and questions that a page offers, as a browser would send them untouched. */
function offeredBy(html: string, at: string, who: Sender): Sample[] {
  const $ = load(html);
  const forms = $('form')
    .toArray()
    .map((form): Sample => {
      const method = ($(form).attr('method') ?? 'get').toUpperCase();
      const target = new URL($(form).attr('action') || at, `http://here${at}`);
      const fields: Record<string, string> = {};
      for (const control of $(form).find('[name]').toArray()) {
        const name = $(control).attr('name') ?? '';
        const first = $(control).find('option').first().attr('value');
        fields[name] ||= String($(control).attr('value') ?? first ?? $(control).text());
      }
      const path = target.pathname + target.search;
      if (method === 'GET')
        return {
          method,
          path: `${target.pathname}?${new URLSearchParams(fields)}`,
          page: isPage(target.pathname),
          senders: [who],
        };
      return { method, path, page: isPage(target.pathname), senders: [who, who, 'visitor'], fields };
    });
  const asked = $('a[href*="?"]')
    .toArray()
    .map((link) => new URL($(link).attr('href') ?? '', `http://here${at}`))
    .filter(({ host }) => host === 'here')
    .map(({ pathname, search }) => ({
      method: 'GET',
      path: pathname + search,
      page: isPage(pathname),
      senders: [who],
    }));
  return [...forms, ...asked];
}

/** Every address of the site map, and the ones that the table of ways opens. */
function pagesOf(told: readonly Sample[]): string[] {
  const mapped = siteMap.map(({ path, sample }) => sample ?? path).filter((path) => !path.includes(':'));
  const opened = told.filter(({ method, page }) => method === 'GET' && page).map(({ path }) => path);
  return [...new Set([...mapped, ...opened])].filter((path) => path.startsWith('/'));
}

/** All requests that make sense: from the table of ways, the site map, the identity calls, and what the pages offer. */
export async function collectSamples(world: World): Promise<Sample[]> {
  const told = routesAsTold(world);
  const pages = pagesOf(told);
  const offered = new Map<string, Sample>();
  const seen = async (path: string, who: Sender) => {
    const { status, text } = await send(world, {
      method: 'GET',
      path,
      who,
      headers: { accept: 'text/html' },
      body: null,
    });
    // Cached pages are made without the code that a question to them needs: it is loaded here, not while it is measured.
    await send(world, {
      method: 'GET',
      path: path === '/' ? '/_.data' : `${path}.data?warm=1`,
      who,
      headers: { accept: '*/*' },
      body: null,
    });
    if (status !== 200) return;
    for (const sample of offeredBy(text, path, who)) {
      const names = [
        ...Object.keys(sample.fields ?? {}),
        ...new URL(sample.path, 'http://here').searchParams.keys(),
      ];
      offered.set(`${sample.method} ${sample.path.split('?')[0]} ${names.toSorted()} ${who}`, sample);
    }
  };
  const left = pages.flatMap((path) => (['staff', 'client'] as const).map((who) => [path, who] as const));
  const walk = async () => {
    for (let next = left.pop(); next; next = left.pop()) await seen(...next);
  };
  await Promise.all([walk(), walk(), walk(), walk()]);
  const mapped = pages.map((path): Sample => ({ method: 'GET', path, page: true, senders: people }));
  // In an order of its own, so that a seed means the same requests again.
  return [...told, ...identityCalls(), ...mapped, ...offered.values()].toSorted((a, b) =>
    `${a.method} ${a.path}` < `${b.method} ${b.path}` ? -1 : 1,
  );
}
