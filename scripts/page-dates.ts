// Writes the day on which each page last changed, for the sitemap: the newest day of the files that speak of it.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteMap } from '../app/site-map/site-map.server.ts';

const root = join(import.meta.dirname, '..');

/** The day of each file's last commit, newest first in the log; empty where there is no history. */
function commitDays(): Map<string, string> {
  const days = new Map<string, string>();
  try {
    const history = execFileSync('git', ['log', '--format=@%cs', '--name-only', '--', 'app', 'content'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let day = '';
    for (const line of history.split('\n')) {
      if (line.startsWith('@')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // A copy without its history still has the dates of its files.
  }
  return days;
}

const days = commitDays();
const dayOf = (file: string) => days.get(file) ?? statSync(join(root, file)).mtime.toISOString().slice(0, 10);
const texts = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|md|mdx)$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ file: `content/${name}`, text: readFileSync(join(root, 'content', name), 'utf8') }));

const dates = Object.fromEntries(
  siteMap.map((page) => {
    const files = [
      `app/routes/${page.view}.tsx`,
      ...texts.filter(({ text }) => text.includes(`'${page.path}'`)).map(({ file }) => file),
    ];
    return [page.path, files.map(dayOf).sort().at(-1)];
  }),
);
writeFileSync(join(process.env.BUILD_DIR ?? 'build', 'page-dates.json'), JSON.stringify(dates));
