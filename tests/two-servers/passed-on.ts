import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { listen, type Person, send } from '../../bench/messages/people.ts';
import type { Site } from '../../scripts/test/site.ts';
import type { S3StandIn } from '../../server/storage/testing/s3-stand-in.ts';
import type { AcceptedMail } from '../torture/mail-peer.ts';
import { expectTold } from './expect-told.ts';

type Two = readonly [Site, Site];

/** Staff write at one server; the visitor's page hangs on the other and is told. Gives the conversation's reference. */
export async function oneConversation([first, second]: Two, ann: Person, mia: Person): Promise<string> {
  const begun = await send(first, '/account/messages?new=1', ann, {
    intent: 'begin',
    message: 'Can it read our till?',
    network: 1,
  });
  const reference = begun.searchParams.get('thread') ?? '';
  const live = await listen(second, ann);
  const page = `${second.address}/account/messages.data?${new URLSearchParams({ thread: reference })}`;
  const shown = async (message: string) =>
    (await (await fetch(page, { headers: { Cookie: ann.cookie } })).text()).includes(message);
  let heard = 0;
  for (let round = 1; round <= 10; round += 1) {
    const message = `Answer number ${round} of the studio.`;
    const sent = send(first, `/contact-us/conversation?reference=${reference}`, mia, {
      message,
      network: 10 + round,
    });
    // A page may be told once more of what it has already.
    do await Promise.race([live.next(), pause(5000)]);
    while (!(await shown(message)));
    await sent;
    heard += 1;
  }
  live.leave();
  expectTold('messages written at one server and heard on the other', { heard }, { heard: 10 });
  return reference;
}

/** A file that comes in at one server lies in the storage alone and is given out by both. */
export async function oneUpload(
  [first, second]: Two,
  ann: Person,
  { client, s3, reference }: { client: pg.Client; s3: S3StandIn; reference: string },
): Promise<void> {
  const bytes = randomBytes(300_000).toString('base64');
  const kept = await fetch(`${first.address}/api/enquiries/files?name=till.txt`, {
    method: 'POST',
    headers: { Cookie: ann.cookie, Origin: first.address, 'Content-Type': 'application/octet-stream' },
    body: bytes,
  });
  const { token } = (await kept.json()) as { token: string };
  const form = new FormData();
  form.set('message', 'Here is what it prints.');
  form.set('files', token);
  const answered = await fetch(`${second.address}/contact-us/conversation?reference=${reference}`, {
    method: 'POST',
    headers: { Cookie: ann.cookie, Origin: second.address },
    redirect: 'manual',
    body: form,
  });
  const { rows } = await client.query<{ id: string }>('select id from enquiry_files');
  const given = await Promise.all(
    [first, second].map(async ({ address }) => {
      const path = `/api/enquiries/files/${rows[0]?.id}?${new URLSearchParams({ reference })}`;
      const answer = await fetch(`${address}${path}`, { headers: { Cookie: ann.cookie } });
      return (await answer.text()) === bytes;
    }),
  );
  const inFolders = [first, second].filter(({ dataFolder }) => existsSync(join(dataFolder, 'files'))).length;
  const inStorage = [...s3.objects.keys()].filter((key) => key.includes(rows[0]?.id ?? 'none')).length;
  expectTold(
    'a file sent to one server, attached at the other and given out by both',
    { answered: answered.status, inStorage, inFolders, whole: given.filter(Boolean).length },
    { answered: 303, inStorage: 1, inFolders: 0, whole: 2 },
  );
}

/** Every mail of this run leaves, and each once, although both servers work through one queue. */
export async function everyMailOnce(client: pg.Client, mails: readonly AcceptedMail[]): Promise<void> {
  const count = async (where: string) =>
    (await client.query<{ n: number }>(`select count(*)::int as n from outbox where ${where}`)).rows[0]?.n ??
    0;
  for (let left = 240; left > 0 && (await count("state <> 'sent'")) > 0; left -= 1) await pause(500);
  const rows = await count('true');
  const { rows: workers } = await client.query<{ name: string }>(
    "select distinct application_name as name from pg_stat_activity where application_name like 'akra jobs %'",
  );
  console.log(`    ${rows} mails`);
  expectTold(
    'every mail once, by the jobs of both servers',
    {
      unsent: await count("state <> 'sent'"),
      servers: workers.length,
      doubled: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
      missing: rows - mails.length,
      more: Number(rows > 500),
    },
    { unsent: 0, servers: 2, doubled: 0, missing: 0, more: 1 },
  );
}
