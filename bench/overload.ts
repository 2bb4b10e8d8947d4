import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startSite } from '../scripts/test/site.ts';
import type { Load } from './overload/generate.ts';
import type { Answered, AskedKind } from './overload/requests.ts';
import { recovery, watch } from './overload/watch.ts';
import { median, printTable } from './print.ts';
import { writeProof } from './proof.ts';

const kinds: readonly AskedKind[] = ['page', 'form', 'home'];
const names: Record<AskedKind, string> = {
  page: 'a page that reads the database',
  form: 'a form that is stored',
  home: 'the cached home page',
};
/** Requests a second for the cached page, at once the capacity: it costs next to nothing. */
const homeRate = 20;
const token = 'bench-overload-token';

async function generate(load: Load): Promise<Answered[]> {
  const program = join(import.meta.dirname, 'overload/generate.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(load)], {
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout) as Answered[];
}

function share(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

const isTaken = ({ status }: Answered) => status >= 200 && status < 400;
const timesOf = (answers: readonly Answered[]) => answers.map(({ milliseconds }) => milliseconds);
const inMs = (value: number) => (value < 10 ? value.toFixed(1) : Math.round(value).toString());

type ByKind = Record<AskedKind, number>;

async function quietMedians(address: string): Promise<ByKind> {
  const found: ByKind = { page: 0, form: 0, home: 0 };
  for (const kind of kinds) {
    const answers = await generate({ address, seconds: 4, clients: { [kind]: 1 }, pause: 50 });
    // The first ones come before the program is warm.
    found[kind] = median(timesOf(answers.slice(5)));
  }
  return found;
}

/** Requests a second that are answered while a few clients of each kind ask without a pause, all at the same time. */
async function capacities(address: string): Promise<{ page: number; form: number }> {
  const seconds = 10;
  const answers = await generate({
    address,
    seconds,
    clients: { page: 3, form: 3 },
    rates: { home: homeRate },
  });
  const of = (kind: AskedKind) =>
    answers.filter((answer) => answer.kind === kind && isTaken(answer)).length / seconds;
  const found = { page: of('page'), form: of('form') };
  if (found.page === 0 || found.form === 0)
    throw new Error('The site answered none of the pages or none of the forms.');
  return found;
}

function printAnswers(answers: readonly Answered[], quiet: ByKind): boolean {
  let held = true;
  const rows = kinds.map((kind) => {
    const own = answers.filter((answer) => answer.kind === kind);
    const taken = timesOf(own.filter(isTaken));
    const refused = own.filter(({ status }) => status === 503);
    const others = own.length - taken.length - refused.length;
    const times = share(taken, 0.95) / quiet[kind];
    if (times > 10 || others > 0) held = false;
    return [
      names[kind],
      own.length,
      taken.length,
      refused.length,
      others,
      ...[0.5, 0.95, 0.99].map((part) => inMs(share(taken, part))),
      inMs(share(timesOf(refused), 0.95)),
      inMs(quiet[kind]),
      times.toFixed(1),
    ];
  });
  const headings = [
    '',
    'sent',
    'taken',
    '503',
    'other',
    'p50',
    'p95',
    'p99',
    '503 p95',
    'quiet',
    'p95/quiet',
  ];
  printTable(headings, rows);
  return held;
}

/** Loads the site with once and twice what it can do, all kinds at the same time, and waits until it is as before. */
export async function bench({ write, args = [] }: { write: boolean; args?: string[] }): Promise<void> {
  const given = args.indexOf('--seconds');
  const seconds = given < 0 ? 180 : Number(args[given + 1]);
  const site = await startSite({
    TRUST_PROXY: 'loopback',
    METRICS_TOKEN: token,
    LOG_LEVEL: 'error',
    WARM_UP: '1',
  });
  const address = site.address.replace('localhost', '127.0.0.1');
  const figures: { id: string; value: number; unit: string }[] = [];
  try {
    // Pages that are made ahead are made first.
    await wait(15_000);
    await generate({ address, seconds: 4, clients: { page: 2, form: 2, home: 2 } });
    const quiet = await quietMedians(address);
    const most = await capacities(address);
    console.log(
      `\nThe capacity, measured with three clients of each kind that send requests without a pause: ${Math.round(most.page)} pages/s and ${Math.round(most.form)} forms/s at the same time.`,
    );
    for (const times of [1, 2]) {
      const rates = { page: most.page * times, form: most.form * times, home: homeRate * times };
      const stop = watch(address, token);
      const answers = await generate({ address, seconds, rates });
      const seen = await stop();
      const back = await recovery(address, quiet.page);
      console.log(
        `\n${times === 1 ? 'At' : 'At twice'} the capacity for ${seconds} s: ${kinds.map((kind) => `${Math.round(rates[kind])} ${kind}`).join(', ')} per second; times in ms\n`,
      );
      const held = printAnswers(answers, quiet);
      console.log(
        `\nNormal again after ${back.toFixed(1)} s, at most ${Math.round(seen.mostMemory / 2 ** 20)} MB of memory, slowest health check ${inMs(seen.slowestHealth)} ms. Target (only 200, 303 and 503, p95 within ten times the quiet median): ${held ? 'met' : 'MISSED'}`,
      );
      const page = timesOf(answers.filter((answer) => answer.kind === 'page' && isTaken(answer)));
      figures.push(
        { id: `overload.page.p95.${times}`, value: Math.round(share(page, 0.95)), unit: 'ms' },
        { id: `overload.recovery.${times}`, value: Number(back.toFixed(1)), unit: 's' },
      );
    }
    figures.push({ id: 'overload.page.capacity', value: Math.round(most.page), unit: 'requests/s' });
    if (write) await writeProof('npm run bench:overload', figures);
  } finally {
    await site.stop();
  }
}
