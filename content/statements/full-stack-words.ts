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
    does: 'Checks who you are if the page isn’t public.',
    file: 'features/identity/queries.server.ts',
    once: 'question',
    more: 'questions',
  },
  load: {
    name: 'Loader',
    does: 'Decides which data the page needs.',
    file: 'app/routes/events.tsx',
    once: 'loader',
    more: 'loaders',
  },
  query: {
    name: 'Database',
    does: 'PostgreSQL supplies what isn’t in memory yet.',
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
    name: 'Compression',
    does: 'Brotli compresses the page before it’s sent.',
    file: 'server/http/compress-page.ts',
    once: 'answer',
    more: 'answers',
  },
} as const;

export const traceWords = {
  heading: 'Follow one request',
  lead: 'Choose a page. The server requests it from itself, as a visitor without an account would, and times every layer on the way. Pages that look the same to everyone normally come from the cache; this one is rendered for you.',
} as const;
