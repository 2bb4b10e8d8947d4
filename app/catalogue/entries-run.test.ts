import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { resolvePath } from '#app/site-map/resolve.server.ts';
import { applications } from '#content/applications/applications.ts';

/** Views that draw a thing instead of running it. */
const drawn = ['demo', 'story'];

it.each(applications.flatMap(({ slug, demo }) => (demo ? [[slug, demo] as const] : [])))(
  'opens what runs: %s at %s',
  (_, demo) => {
    const found = resolvePath(demo);
    expect(found.is).toBe('page');
    if (found.is === 'page') expect(drawn).not.toContain(found.page.view);
  },
);

it('calls an application that is not built made to order, without a price of its own', () => {
  for (const { slug, demo, kind, price } of applications)
    if (!demo) expect([slug, kind, ['scoped', 'weekly'].includes(price)]).toEqual([slug, 'custom', true]);
});

it('says of an application that is not built what it would do', () => {
  for (const { slug, demo, lead, does } of applications)
    if (!demo)
      for (const text of [lead.split('. ').slice(1).join('. '), ...does.map(([, each]) => each)])
        expect(text, slug).toMatch(/\bwould\b/);
});

/** Where the source of what runs stands. */
const sources: Readonly<Record<string, readonly string[]>> = {
  'route-planner': ['engines/routing', 'demos/routing'],
  'course-portal': ['demos/learning', 'demos/app-kit'],
  'forecast-board': ['engines/forecast', 'demos/forecast'],
  'clinic-desk': ['demos/health', 'demos/app-kit'],
  'hiring-desk': ['demos/hiring'],
  'document-reader': ['demos/documents', 'demos/kit/files'],
  'staff-desk': ['demos/people', 'demos/app-kit'],
  'privacy-scanner': ['engines/privacy', 'demos/privacy', 'features/tool-history'],
  crm: ['demos/crm', 'demos/app-kit', 'engines/contacts'],
  accounts: ['demos/accounting', 'engines/bank'],
  booking: ['features/booking', 'engines/slots', 'lib/time'],
  'page-reader': ['demos/documents', 'server/tools'],
  'news-digest': ['demos/news'],
  'page-auditor': ['engines/seo', 'demos/seo', 'server/tools', 'features/tool-history'],
  'course-shelf': ['demos/learning', 'demos/app-kit'],
  'leaflet-assistant': ['demos/leaflet', 'server/tools'],
  'certificate-portal': ['demos/certificates', 'demos/app-kit', 'demos/kit/pdf', 'engines/certificates'],
  'adviser-desk': ['demos/counselling', 'demos/app-kit', 'lib/time'],
  'event-desk': ['features/events', 'lib/time'],
  'promise-index': ['demos/circle', 'demos/app-kit', 'engines/contacts'],
  newsletter: ['features/newsletter', 'server/mail'],
  'page-scraper': ['demos/scrape', 'server/http'],
  transcriber: ['demos/speech', 'engines/speech'],
  'enquiry-desk': ['features/enquiries', 'server/mail'],
  catalogue: ['features/catalogue'],
  'name-hider': ['demos/small-tasks', 'engines/personal-data'],
  'invoice-reader': ['demos/small-tasks', 'engines/invoice', 'demos/kit/files'],
  'clause-compare': ['demos/small-tasks', 'engines/clauses'],
  'folder-reader': ['demos/documents', 'demos/kit/files'],
  'picture-composer': ['demos/composer', 'engines/compose'],
  'sign-in-service': ['features/identity', 'server/identity', 'server/http'],
  'mail-sorter': ['demos/small-tasks'],
  'study-choice-app': ['demos/showcases/futures'],
  'card-course-app': ['demos/showcases/cards'],
  'address-tidier': ['demos/small-tasks'],
  'report-digest': ['demos/small-tasks'],
  'paper-reader-app': ['demos/showcases/letters', 'lib/time'],
  'patient-app': ['demos/showcases/patient'],
  'voice-desk': ['demos/speak', 'engines/speak'],
};

/** How each thing that an entry is said to be made with shows in its source. */
const traces: Readonly<Record<string, RegExp>> = {
  TypeScript: /\b(?:const|interface|type) /,
  React: /from 'react'/,
  'Web Worker': /new Worker\(|\.worker\.ts/,
  'Web Audio': /AudioContext/,
  WebAssembly: /wasm|sql\.js|onnx/i,
  IndexedDB: /from 'idb'/,
  Canvas: /canvas/i,
  SVG: /<svg/,
  PDF: /pdf/i,
  QR: /qr/i,
  CSV: /csv/i,
  RSS: /rss/i,
  GeoJSON: /geojson/i,
  vCard: /vcard/i,
  iCalendar: /BEGIN:VEVENT|VCALENDAR|time\/ics/,
  Temporal: /Temporal\./,
  'CAMT.053': /camt/i,
  PostgreSQL: /pgTable|drizzle/,
  pg_trgm: /similarity|trgm/i,
  Hono: /from 'hono/,
  Chromium: /chromium/i,
  SMTP: /smtp/i,
  IMAP: /imap/i,
  DKIM: /dkim/i,
  JWT: /jwt/i,
};

function textIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.tsx?$/.test(file.name))
    .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
    .join('\n');
}
const known = new Map<string, string>();
const sourceOf = (folder: string): string => {
  const text = known.get(folder) ?? textIn(folder);
  known.set(folder, text);
  return text;
};

it.each(applications.filter(({ demo }) => demo).map((each) => [each.slug, each] as const))(
  'is made with what it says: %s',
  (slug, { stack }) => {
    const text = (sources[slug] ?? []).map(sourceOf).join('\n');
    for (const word of stack) expect(traces[word]?.test(text), word).toBe(true);
  },
);
