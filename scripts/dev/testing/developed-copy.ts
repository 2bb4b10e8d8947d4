import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../test/site.ts';

const root = join(import.meta.dirname, '../../..');
/** What a fresh clone does not have, and what the site does not need. */
const leftOut =
  /^(node_modules|\.git|data|build[\w.-]*|test-results|shots|runtime|art|docs|\.env|ui\/tokens\/fonts)$/;

/** A copy of the sources that a test may change; the packages are those of this tree. */
async function copySources(folder: string): Promise<void> {
  await cp(root, folder, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(root, path).replaceAll(sep, '/')),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

export interface DevelopedCopy {
  address: string;
  dataFolder: string;
  /** What it has printed so far. */
  output: () => string;
  /** Replaces a text in one of its files, as an editor would. */
  edit: (file: string, from: string, to: string) => Promise<void>;
  write: (file: string, text: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Asks until the answer is as hoped for, and gives it. */
  until: (path: string, hoped: (text: string, answer: Response) => boolean) => Promise<Response>;
  stop: () => Promise<void>;
}

/** Runs `npm run dev` in a copy of the sources with an empty data folder. */
export async function developCopy(args: string[] = []): Promise<DevelopedCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'developed-'));
  const dataFolder = await mkdtemp(join(tmpdir(), 'developed-data-'));
  await copySources(folder);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
  };
  const child = spawn('npm', ['run', 'dev', '--', ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      printed += text;
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    for (const own of [folder, dataFolder]) await rm(own, { recursive: true, force: true });
  };
  for (const until = Date.now() + 300_000; !printed.includes('Developing on'); await pause(100)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error(`npm run dev did not start:\n${printed}`);
  }
  return {
    address,
    dataFolder,
    output: () => printed,
    async edit(file, from, to) {
      const text = await readFile(join(folder, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
      await writeFile(join(folder, file), text.replace(from, to));
    },
    write: (file, text) => writeFile(join(folder, file), text),
    remove: (file) => rm(join(folder, file)),
    async until(path, hoped) {
      let last = '';
      for (const until = Date.now() + 60_000; Date.now() < until; await pause(50)) {
        const answer = await fetch(address + path, { headers: { Accept: 'text/html' } });
        last = await answer.text();
        if (hoped(last, answer)) return answer;
      }
      throw new Error(`${path} went on answering ${last.slice(0, 500)}\n${printed.slice(-2000)}`);
    },
    stop,
  };
}
