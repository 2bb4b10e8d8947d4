import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { freePort } from '../../scripts/test/site.ts';
import { type DataPaths, dataPaths } from '../../server/db/embedded/paths.ts';
import { connectionTo, findPostmaster } from '../../server/db/embedded/postmaster.ts';
import { type Books, judge, readBooks, type Verdict } from './check.ts';
import { type MailLine, openMailLine } from './mail-line.ts';
import { type MailPeer, startMailPeer } from './mail-peer.ts';
import { makeServerProcess, type ServerProcess } from './server-process.ts';
import { newVisits, read, type Visits, visit } from './visitors.ts';

/** A site in use: its process, its visitors, and the mail server that it sends to. */
export interface Session {
  name: string;
  server: ServerProcess;
  paths: DataPaths;
  visits: Visits;
  peer: MailPeer;
  line: MailLine;
  /** How to reach its database past the server. */
  connection: () => pg.ClientConfig;
  /** Sends the visitors home, waits for the last mails, stops the server, and says whether all was as it must be. */
  end: (deadline: number) => Promise<{ verdicts: Verdict[]; books: Books | null }>;
}

/** What a session needs to know. */
export interface Place {
  name: string;
  /** The server's program. */
  program: string;
  dataDir: string;
  /** Where the log goes. */
  folder: string;
  /** Pages that are read meanwhile; none where the program has no pages. */
  pages: readonly string[];
}

/** Starts a server on a data folder of its own and lets visitors use it. */
export async function openSession(place: Place): Promise<Session & { firstStart: number }> {
  const paths = dataPaths(place.dataDir);
  mkdirSync(place.folder, { recursive: true });
  const peer = await startMailPeer();
  const line = await openMailLine(peer.port);
  const server = makeServerProcess([process.execPath, place.program], await freePort(), place.folder, {
    DATA_DIR: paths.root,
    SMTP_URL: `smtp://127.0.0.1:${line.port}`,
    MAIL_FROM: 'Akra Studio <hello@akra.example>',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  });
  const visits = newVisits();
  let over = false;
  const isOver = () => over;
  const firstStart = await server.start();
  const people = [
    ...['ann', 'ben', 'cho', 'dia'].map((name) => visit(server.origin, name, visits, isOver)),
    ...(place.pages.length > 0 ? [read(server.origin, place.pages, visits, isOver)] : []),
  ];
  const connection = () => connectionTo(findPostmaster(paths.cluster)?.sockets ?? paths.sockets);

  async function settled(deadline: number): Promise<Books> {
    // A job whose worker was killed is missed after ten seconds and waits a little longer after each kill.
    let books = await readBooks(connection());
    while (books.outbox.some((row) => row.state !== 'sent') && Date.now() < deadline) {
      await pause(1000);
      books = await readBooks(connection());
    }
    await pause(500);
    return books;
  }

  return {
    name: place.name,
    firstStart,
    server,
    paths,
    visits,
    peer,
    line,
    connection,
    end: async (deadline) => {
      over = true;
      await Promise.all(people);
      const verdicts: Verdict[] = [];
      const books = await settled(deadline).catch((error: unknown) => {
        verdicts.push({ what: 'the database can be read at the end', passed: false, found: String(error) });
        return null;
      });
      if (books) verdicts.push(...judge(visits, books, peer.mails));
      const code = await server.kill('SIGTERM');
      const left = findPostmaster(paths.cluster);
      verdicts.push({
        what: 'SIGTERM ends server and database in order',
        passed: code === 0 && !left,
        found: `exit ${code}, ${left ? 'database runs' : 'database stopped'}`,
      });
      await line.close();
      await peer.close();
      return { verdicts, books };
    },
  };
}
