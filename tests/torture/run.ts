import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from '../../bench/print.ts';
import { writeProof } from '../../bench/proof.ts';
import type { Verdict } from './check.ts';
import { type Line, lineOf, printLines, printVerdicts } from './report.ts';
import { openSession, type Session } from './session.ts';
import { openSmallDisk } from './small-disk.ts';
import { cutMail, fillDisk, freezeDatabases, killDatabases, killServer, type Outcome } from './troubles.ts';

// The site is used while its server is killed, its database is killed and frozen, its mail server is cut off and its
// disk is full: nothing acknowledged may be lost, no answer may be a 500, no mail doubled without its row saying so,
// and everything must come back by itself.

const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    /** Only some troubles, separated by commas: server, database, freeze, mail, disk. */
    only: { type: 'string', default: 'server,database,freeze,mail,disk' },
    /** The server's program; the site's build if there is one, otherwise the services alone. */
    server: { type: 'string' },
    /** A folder on a small file system to be filled; without it one is mounted, which takes root. */
    disk: { type: 'string' },
    /** Minutes after which the torture ends, whatever was reached. */
    minutes: { type: 'string', default: '20' },
    /** Puts the figures into content/proof.json, if nothing failed. */
    write: { type: 'boolean', default: false },
  },
});

const root = join(import.meta.dirname, '../..');
const hasBuild = existsSync(join(root, process.env.BUILD_DIR || 'build', 'server/index.js'));
const program =
  options.server ?? join(root, hasBuild ? 'scripts/serve.mjs' : 'tests/torture/harness-server.ts');
// One that is kept in memory, one that reads the database, one with a form.
const pages = program.endsWith('serve.mjs') ? ['/', '/events', '/contact'] : [];
const chosen = new Set(options.only.split(','));
const kills = chosen.has('server') ? Number(options.kills) : 0;
const deadline = Date.now() + Number(options.minutes) * 60_000;
const folder = mkdtempSync(join(tmpdir(), 'akra torture '));
console.log(`torture of ${program.replace(`${root}/`, '')}, data and log in ${folder}`);

const lines: Line[] = [];
const verdicts: Verdict[] = [];
let mails = 0;
let doubled = 0;

/** Runs troubles against one site, and holds everything against each other at its end. */
async function torment(name: string, dataDir: string, make: (session: Session) => AsyncGenerator<Outcome>) {
  const session = await openSession({ name, program, dataDir, folder: join(folder, name), pages });
  const outcomes: Outcome[] = [];
  try {
    for await (const outcome of make(session)) {
      outcomes.push(outcome);
      const slowest = Math.max(0, ...outcome.back);
      const middle = outcome.back.length > 0 ? Math.round(median(outcome.back)) : 0;
      console.log(
        `  ${outcome.trouble}: ${outcome.times} ×, back after ${middle} ms (median), ${slowest} ms at most`,
      );
    }
  } catch (error) {
    outcomes.push({ trouble: session.visits.trouble, times: 1, back: [] });
    const found = error instanceof Error ? error.message : String(error);
    verdicts.push({ what: `${name}: comes back by itself`, passed: false, found });
  }
  const { verdicts: found, books } = await session.end(deadline);
  lines.push(...outcomes.map((outcome) => lineOf(outcome, session.visits, books)));
  verdicts.push(...found.map((verdict) => ({ ...verdict, what: `${name}: ${verdict.what}` })));
  mails += session.peer.mails.length;
  doubled += session.peer.mails.length - new Set(session.peer.mails.map(({ messageId }) => messageId)).size;
}

if (['server', 'database', 'freeze', 'mail'].some((each) => chosen.has(each)))
  await torment('site', join(folder, 'data'), async function* (session) {
    if (chosen.has('server')) yield await killServer(session, kills, deadline);
    if (chosen.has('database')) yield await killDatabases(session, 10);
    if (chosen.has('freeze')) yield await freezeDatabases(session, 2, 20);
    if (chosen.has('mail')) yield await cutMail(session, ['refuse', 'break', 'mute'], 10);
  });

if (chosen.has('disk')) {
  try {
    const disk = openSmallDisk(join(folder, 'small disk'), options.disk);
    try {
      await torment('disk', join(disk.path, 'data'), async function* (session) {
        yield await fillDisk(session, disk, 2, 20);
      });
    } finally {
      disk.close();
    }
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    verdicts.push({ what: 'disk: can be filled', passed: false, found });
  }
}

const sum = (of: (line: Line) => number): number => lines.reduce((all, line) => all + of(line), 0);
const acknowledged = sum((line) => line.acknowledged);
const lost = sum((line) => line.lost);
const broken = sum((line) => line.broken);
const killed = lines.find(({ trouble }) => trouble === 'server killed');
printLines(lines);
console.log(`  mails ${mails}, doubled ${doubled}`);
verdicts.push(
  { what: 'acknowledged and lost', passed: lost === 0, found: `${lost} of ${acknowledged}` },
  { what: 'answers 500, 502 or 504', passed: broken === 0, found: String(broken) },
);
if (kills > 0)
  verdicts.push(
    { what: 'kills of the server', passed: killed?.times === kills, found: `${killed?.times} of ${kills}` },
    {
      what: 'as many acknowledged as killed, or more',
      passed: (killed?.acknowledged ?? 0) >= kills,
      found: String(killed?.acknowledged),
    },
  );
const failed = printVerdicts(verdicts);
if (failed === 0 && options.write)
  await writeProof('npm run torture', [
    { id: 'torture.kills', value: killed?.times ?? 0, unit: 'kills' },
    { id: 'torture.acknowledged', value: acknowledged, unit: 'forms' },
    { id: 'torture.lost', value: lost, unit: 'forms' },
    { id: 'torture.mails', value: mails, unit: 'emails' },
    { id: 'torture.doubled', value: doubled, unit: 'emails' },
  ]);
if (failed === 0) rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
