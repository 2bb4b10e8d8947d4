/** What each layer does for a request, and the file one can read it in. */
export const roomWords = {
  route: {
    name: 'Route',
    does: 'Finds the page that this address belongs to.',
    file: 'app/site-map/resolve.server.ts',
    once: 'address found',
    more: 'addresses found',
  },
  policy: {
    name: 'Policy',
    does: 'Asks who you are, where a page is not for everybody.',
    file: 'features/identity/queries.server.ts',
    once: 'question',
    more: 'questions',
  },
  load: {
    name: 'Loader',
    does: 'Decides what the page has to know.',
    file: 'app/routes/events.tsx',
    once: 'loader',
    more: 'loaders',
  },
  query: {
    name: 'Database',
    does: 'PostgreSQL answers what is not in memory yet.',
    file: 'server/db/pool.ts',
    once: 'statement',
    more: 'statements',
  },
  draw: {
    name: 'View',
    does: 'React draws the page as HTML on the server.',
    file: 'app/drawing/draw-page.tsx',
    once: 'page',
    more: 'pages',
  },
  pack: {
    name: 'Envelope',
    does: 'Brotli makes it small enough to travel.',
    file: 'server/http/compress-page.ts',
    once: 'answer',
    more: 'answers',
  },
} as const;

export const traceWords = {
  heading: 'Follow one request',
  lead: 'Choose a page. The server asks itself for it, as somebody without an account would, and times every layer on the way. Pages that everybody sees alike are normally kept ready; this one is made for you.',
} as const;
