import { createRequestHandler, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { AppError, tooMany, unavailable } from '#server/errors.ts';
import { answerErrors, contextOf } from './answer-errors.server.ts';

const errors: Record<string, unknown> = {
  away: new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
  gone: unavailable(),
  often: tooMany(5),
  closed: new AppError({ status: 403, code: 'forbidden', message: 'No.' }),
  malformed: new Error('Failed query', {
    cause: Object.assign(new Error('invalid input syntax'), { code: '22P02' }),
  }),
  broken: new TypeError('our own fault'),
};

const route = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: parentId ? ':error' : '',
  module: {
    default: () => null,
    loader: ({ params }: { params: { error?: string } }) => {
      const error = errors[params.error ?? ''];
      if (parentId && error) throw error;
      return null;
    },
    action: () => {
      throw unavailable();
    },
  },
});

/** The statuses alone are looked at: the page is whatever the status says. */
const build: ServerBuild = {
  ssr: true,
  basename: '/',
  future: {},
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  routes: { root: route('root'), page: route('page', 'root') },
  entry: {
    module: {
      default: (_request, status, _headers, context) =>
        Response.json(context.staticHandlerContext.errors, { status }),
      handleError: () => {},
    },
  },
};

const ask = createRequestHandler(answerErrors(build), 'production');
const reading = contextOf({ sent: false, busy: false });

it.each([
  ['away', 503],
  ['gone', 503],
  ['often', 429],
  ['closed', 403],
  ['malformed', 404],
  ['broken', 500],
  ['nothing', 200],
])('a loader that throws %s answers %d', async (error, status) => {
  expect((await ask(new Request(`http://localhost/${error}`), reading)).status).toBe(status);
});

it('tells the page whether a form was sent, and makes the page for too many visitors', async () => {
  const sent = await ask(
    new Request('http://localhost/nothing', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }),
    contextOf({ sent: true, busy: false }),
  );
  expect(sent.status).toBe(503);
  expect(JSON.stringify(await sent.json())).toContain('"sent":true');
  const busy = await ask(new Request('http://localhost/nothing'), contextOf({ sent: false, busy: true }));
  expect(busy.status).toBe(503);
});
