// Two server processes on one PostgreSQL over TCP and one S3-compatible storage: what one is told, the other knows.
import pg from 'pg';
import { signedIn } from '../../bench/messages/people.ts';
import { type Site, startSite } from '../../scripts/test/site.ts';
import { startS3StandIn } from '../../server/storage/testing/s3-stand-in.ts';
import { startMailPeer } from '../torture/mail-peer.ts';
import { oneCachedPage, oneLimit, oneSession } from './known-to-both.ts';
import { everyMailOnce, oneConversation, oneUpload } from './passed-on.ts';
import { oneEvent, oneTime } from './rushes.ts';
import { startTcpDatabase } from './tcp-database.ts';

const database = await startTcpDatabase();
const s3 = await startS3StandIn();
const peer = await startMailPeer();
const env = {
  DATABASE_URL: database.url,
  APP_SECRET: 'for two servers and this run alone',
  TRUST_PROXY: 'loopback',
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'Akra Studio <hello@akra.example>',
  S3_ENDPOINT: s3.endpoint,
  S3_REGION: s3.region,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
};
const started: Site[] = [];
const client = new pg.Client({ connectionString: database.url });
client.on('error', () => {});
try {
  // The first migrates and seeds, the second finds it done.
  const first = await startSite(env);
  started.push(first);
  const second = await startSite(env);
  started.push(second);
  const sites = [first, second] as const;
  await client.connect();
  await client.query(
    "insert into staff_marks (email_key, added_by, added_at, areas) values ('mia@example.com', 'test', now(), '{owner}')",
  );
  const ann = await signedIn(first, client, 'ann@example.com');
  const mia = await signedIn(second, client, 'mia@example.com');
  console.log('\nTwo servers, one PostgreSQL over TCP, one S3-compatible storage');
  await oneSession(sites, client);
  await oneLimit(sites);
  await oneCachedPage(sites, mia);
  const reference = await oneConversation(sites, ann, mia);
  await oneUpload(sites, ann, { client, s3, reference });
  await oneTime(sites);
  await oneEvent(sites, database.url);
  await everyMailOnce(client, peer.mails);
} finally {
  await client.end().catch(() => {});
  await Promise.all(started.map((site) => site.stop()));
  await peer.close();
  await s3.close();
  await database.stop();
}
