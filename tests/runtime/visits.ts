import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { insertSession } from '../e2e/sign-up.ts';

/** What was looked at, what was seen, and whether that is right. */
export interface Seen {
  what: string;
  saw: string;
  right: boolean;
}

async function page(origin: string, path: string, words: RegExp): Promise<Seen> {
  const answer = await fetch(`${origin}${path}`);
  const text = await answer.text();
  return {
    what: `GET ${path}`,
    saw: `${answer.status}, ${Math.round(text.length / 1000)} KB${words.test(text) ? '' : `, without ${words}`}`,
    right: answer.status === 200 && words.test(text),
  };
}

async function picture(origin: string, path: string, cookie = ''): Promise<Seen> {
  const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPng = bytes.subarray(1, 4).toString() === 'PNG';
  return {
    what: `GET ${path.replace(/[0-9a-f-]{36}/, '…')}`,
    saw: `${answer.status}, ${isPng ? 'PNG' : 'no PNG'} of ${Math.round(bytes.length / 1000)} KB`,
    right: answer.status === 200 && isPng,
  };
}

/** A form that somebody sends: acknowledged, and in the database. */
async function newsletter(origin: string, client: pg.Client): Promise<Seen> {
  const email = 'reader@runtime.example';
  const answer = await fetch(`${origin}/newsletter`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin },
    body: new URLSearchParams({ email }),
  });
  const { rows } = await client.query('select 1 from newsletter_subscribers where email_key = $1', [email]);
  return {
    what: 'POST /newsletter',
    saw: `${answer.status}, ${rows.length} row`,
    right: answer.status === 303 && rows.length === 1,
  };
}

/** A photo that a person uploads: taken, drawn anew, kept, and shown to them. */
async function photo(origin: string, client: pg.Client): Promise<Seen[]> {
  const { sid } = await insertSession(client, 'photo');
  const cookie = `sid=${sid}`;
  const form = new FormData();
  const file = await readFile(join(import.meta.dirname, '../../docs/shots/home-1440-light.png'));
  form.set('photo', new Blob([file], { type: 'image/png' }), 'me.png');
  const answer = await fetch(`${origin}/api/profile/photo`, {
    method: 'POST',
    headers: { origin, cookie, accept: 'application/json' },
    body: form,
  });
  const said = (await answer.json()) as { url?: string };
  const sent = {
    what: `POST /api/profile/photo of ${Math.round(file.length / 1000)} KB`,
    saw: `${answer.status}`,
    right: answer.status === 200,
  };
  return said.url ? [sent, await picture(origin, said.url, cookie)] : [sent];
}

/** Everything that a visitor of the image is sure to meet, each part of the tree at least once. */
export async function visit(origin: string, databaseUrl: string): Promise<Seen[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return [
      await page(origin, '/healthz', /ok|alive|true/i),
      await page(origin, '/readyz', /ready|ok|true/i),
      await page(origin, '/', /<h1/),
      await page(origin, '/events', /<h1/),
      await page(origin, '/route-optimization/demo', /<svg/),
      await page(origin, '/api/icons/lucide.json?icons=anchor', /"anchor"/),
      await newsletter(origin, client),
      ...(await photo(origin, client)),
      await picture(origin, '/og/card.png?path=/'),
    ];
  } finally {
    await client.end();
  }
}
