import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freezeDatabase, killDatabase } from './database-processes.ts';
import type { Fault } from './mail-line.ts';
import type { Session } from './session.ts';
import { type SmallDisk, turnJournal } from './small-disk.ts';

/** What came of one kind of trouble. */
export interface Outcome {
  trouble: string;
  times: number;
  /** Milliseconds from the end of each trouble until all was well again. */
  back: number[];
}

const patience = 90_000;
/** The outbox waits longer after each try, for five minutes at most. */
const patienceOfMails = 330_000;
/** A short while of ordinary use between two troubles, never the same. */
const use = () => pause(500 + Math.random() * 1500);

/** Waits until the server says that it is ready and a form sent after that moment was acknowledged; gives the milliseconds. */
async function untilWell({ server, visits }: Session): Promise<number> {
  const from = Date.now();
  const until = from + patience;
  const before = visits.acknowledged.size;
  while (Date.now() < until) {
    if (server.hasEnded()) throw new Error(`the server ended by itself in “${visits.trouble}”`);
    if (visits.acknowledged.size > before && (await server.isReady())) return Date.now() - from;
    await pause(25);
  }
  throw new Error(`not back within ${patience / 1000} s of “${visits.trouble}”`);
}

/** `kill -9` of the server, mostly in full use; every fifth is followed by one in the middle of the next start. */
export async function killServer(session: Session, times: number, deadline: number): Promise<Outcome> {
  const { server, visits } = session;
  visits.trouble = 'server killed';
  const back: number[] = [];
  let done = 0;
  for (let n = 1; n <= times && Date.now() < deadline; n += 1) {
    if (n % 5 === 1 && n > 1) await pause(Math.random() * 1500);
    else {
      const goal = visits.acknowledged.size + Math.random() * 20;
      for (let left = 200; left > 0 && visits.acknowledged.size < goal; left -= 1) await pause(50);
      await pause(Math.random() * 100);
    }
    await server.kill('SIGKILL');
    done = n;
    if (n % 10 === 0)
      console.log(
        `  ${n} kills, ${visits.acknowledged.size} acknowledged, ${session.peer.mails.length} mails`,
      );
    if (n % 5 === 0 && n < times) server.launch();
    else back.push(await server.start());
  }
  return { trouble: visits.trouble, times: done, back };
}

/** `kill -9` of the embedded database under a running server. */
export async function killDatabases(session: Session, times: number): Promise<Outcome> {
  session.visits.trouble = 'database killed';
  const back: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await use();
    await killDatabase(session.paths);
    back.push(await untilWell(session));
  }
  return { trouble: session.visits.trouble, times, back };
}

/** The database stands still, as on a machine that swaps or a disk that hangs. */
export async function freezeDatabases(session: Session, times: number, seconds: number): Promise<Outcome> {
  session.visits.trouble = `database frozen ${seconds} s`;
  const back: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await use();
    const thaw = await freezeDatabase(session.paths);
    await pause(seconds * 1000).finally(thaw);
    back.push(await untilWell(session));
  }
  return { trouble: session.visits.trouble, times, back };
}

async function unsentBefore(connection: pg.ClientConfig, moment: Date): Promise<number> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      "select count(*)::int as n from outbox where state <> 'sent' and created_at < $1",
      [moment],
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

/** The way to the mail server is cut; forms go on, and every mail leaves once it is back. */
export async function cutMail(session: Session, faults: readonly Fault[], seconds: number): Promise<Outcome> {
  session.visits.trouble = 'mail server cut off';
  const back: number[] = [];
  for (const fault of faults) {
    await use();
    await session.line.cut(fault);
    await pause(seconds * 1000);
    await session.line.mend();
    const mended = new Date();
    while ((await unsentBefore(session.connection(), mended)) > 0) {
      if (Date.now() - mended.getTime() > patienceOfMails)
        throw new Error(`mails still wait ${patienceOfMails / 1000} s after “${fault}” was mended`);
      await pause(250);
    }
    back.push(Date.now() - mended.getTime());
  }
  return { trouble: session.visits.trouble, times: faults.length, back };
}

/** Nothing more can be written, neither rows nor files nor the database's own journal. */
export async function fillDisk(
  session: Session,
  disk: SmallDisk,
  times: number,
  seconds: number,
): Promise<Outcome> {
  session.visits.trouble = 'disk full';
  const back: number[] = [];
  for (let n = 0; n < times; n += 1) {
    await use();
    disk.fill();
    await pause(seconds * 500);
    await turnJournal(session.connection());
    disk.fill();
    await pause(seconds * 500);
    disk.free();
    back.push(await untilWell(session));
  }
  return { trouble: session.visits.trouble, times, back };
}
