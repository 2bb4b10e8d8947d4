import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeProof } from '../bench/proof.ts';
import { dataPaths } from '../server/db/embedded/paths.ts';
import { connectionTo, findPostmaster } from '../server/db/embedded/postmaster.ts';
import { judge, lostAddresses, readBooks, type Verdict } from '../tests/torture/check.ts';
import { startMailPeer } from '../tests/torture/mail-peer.ts';
import { makeServerProcess } from '../tests/torture/server-process.ts';
import { type Visits, visit } from '../tests/torture/visitors.ts';
import { freePort } from './test/site.ts';

// kill -9 of the server while the newsletter form is used: nothing acknowledged may be lost, no mail
// doubled without its row saying so, and every start must come up by itself.

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    /** The server's program; the site's build if there is one, otherwise the ground alone. */
    server: { type: 'string' },
    /** Minutes after which the torture ends, whatever was reached. */
    minutes: { type: 'string', default: '12' },
    /** Puts the figures into content/proof.json, if nothing failed. */
    write: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '..');
const build = join(root, 'build/server/index.js');
const program =
  options.server ?? join(root, existsSync(build) ? 'scripts/serve.mjs' : 'tests/torture/harness-server.ts');
const kills = Number(options.kills);
const deadline = Date.now() + Number(options.minutes) * 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const folder = mkdtempSync(join(tmpdir(), 'akra torture '));
const paths = dataPaths(join(folder, 'data'));
const peer = await startMailPeer();
const server = makeServerProcess([process.execPath, program], await freePort(), folder, {
  DATA_DIR: paths.root,
  SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
  MAIL_FROM: 'Akra Studio <hello@akra.example>',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
});
const visits: Visits = { acknowledged: new Set(), sent: new Set(), odd: new Map() };
const starts: number[] = [];
let over = false;
let done = 0;

/** Waits until so many more were acknowledged, for some seconds at most, then for a moment in between. */
async function untilUsed(times: number): Promise<void> {
  const goal = visits.acknowledged.size + times;
  for (let left = 200; left > 0 && visits.acknowledged.size < goal; left -= 1) await pause(50);
  await pause(Math.random() * 100);
}

console.log(`torture: ${kills} × kill -9 of ${program.replace(`${root}/`, '')}, data and log in ${folder}`);
const verdicts: Verdict[] = [];
const figures: { id: string; value: number; unit: string }[] = [];
try {
  starts.push(await server.start());
  const visitors = ['ann', 'ben', 'cho', 'dia'].map((name) => visit(server.origin, name, visits, () => over));
  for (let n = 1; n <= kills && Date.now() < deadline; n += 1) {
    // Mostly in full use; every fifth kill is followed by one in the middle of the next start.
    await (n % 5 === 1 && n > 1 ? pause(Math.random() * 1500) : untilUsed(Math.random() * 20));
    await server.kill('SIGKILL');
    done = n;
    if (n % 10 === 0)
      console.log(`  ${n} kills, ${visits.acknowledged.size} acknowledged, ${peer.mails.length} mails`);
    if (n % 5 === 0 && n < kills) {
      server.launch();
      continue;
    }
    starts.push(await server.start());
  }
  over = true;
  await Promise.all(visitors);

  // A job whose worker was killed is missed after ten seconds and waits a little longer after each kill.
  const connection = () => connectionTo(findPostmaster(paths.cluster)?.sockets ?? paths.sockets);
  let books = await readBooks(connection());
  while (books.outbox.some((row) => row.state !== 'sent') && Date.now() < deadline) {
    await pause(1000);
    books = await readBooks(connection());
  }
  await pause(500);
  verdicts.push({
    what: 'kills',
    passed: done === kills,
    found: `${done} of ${kills}`,
  });
  verdicts.push({
    what: 'as many acknowledged as killed, or more',
    passed: visits.acknowledged.size >= kills,
    found: String(visits.acknowledged.size),
  });
  verdicts.push(...judge(visits, books, peer.mails));
  const marked = books.outbox.filter((row) => row.uncertain).length;
  const lost = lostAddresses(visits, books).length;
  const doubled = peer.mails.length - new Set(peer.mails.map((mail) => mail.messageId)).size;
  console.log(
    `  sent ${visits.sent.size}, acknowledged ${visits.acknowledged.size}, rows ${books.subscribers.size}, lost ${lost}`,
  );
  console.log(`  mails ${peer.mails.length}, doubled ${doubled}, rows marked uncertain ${marked}`);
  figures.push(
    { id: 'torture.kills', value: done, unit: 'kills' },
    { id: 'torture.acknowledged', value: visits.acknowledged.size, unit: 'forms' },
    { id: 'torture.lost', value: lost, unit: 'forms' },
    { id: 'torture.mails', value: peer.mails.length, unit: 'mails' },
    { id: 'torture.doubled', value: doubled, unit: 'mails' },
  );
} catch (error) {
  over = true;
  verdicts.push({
    what: 'every start by itself',
    passed: false,
    found: error instanceof Error ? error.message : String(error),
  });
}

const code = await server.kill('SIGTERM');
const left = existsSync(paths.cluster) ? findPostmaster(paths.cluster) : null;
verdicts.push({
  what: 'SIGTERM ends server and database in order',
  passed: code === 0 && !left,
  found: `exit ${code}, ${left ? 'database runs' : 'database stopped'}`,
});
await peer.close();

const sorted = [...starts].sort((a, b) => a - b);
console.log(
  `  starts: median ${sorted[Math.floor(sorted.length / 2)] ?? '–'} ms, slowest ${sorted.at(-1) ?? '–'} ms`,
);
const width = Math.max(...verdicts.map((verdict) => verdict.what.length));
for (const { what, passed, found } of verdicts)
  console.log(`  ${passed ? 'ok  ' : 'FAIL'} ${what.padEnd(width)}  ${found}`);
const failed = verdicts.filter((verdict) => !verdict.passed).length;
console.log(`${verdicts.length - failed} passed, ${failed} failed`);
if (failed === 0 && options.write) await writeProof('npm run torture', figures);
if (failed === 0) rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
