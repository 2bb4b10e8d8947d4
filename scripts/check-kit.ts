// Presses every documented key of the kit and lets axe look at its states, then writes what passed for the pages to show.
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './test/browser.ts';
import { startSite } from './test/site.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'kit/measured/accessibility.json');

const notes = await mkdtemp(join(tmpdir(), 'kit-notes-'));
// With the page that holds every component, which a site for visitors has not.
const site = await startSite({ TEST_HOOKS: '1' });
try {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--project=kit', ...process.argv.slice(2)],
    {
      cwd: root,
      env: {
        ...process.env,
        SITE_ADDRESS: site.address,
        CHROMIUM_PATH: await chromiumPath(),
        KIT_NOTES: notes,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  process.exitCode = await new Promise<number>((done) => child.on('close', (code) => done(code ?? 1)));
  const date = new Date().toISOString().slice(0, 10);
  const seen: Record<string, unknown> = JSON.parse(await readFile(results, 'utf8'));
  for (const file of await readdir(notes)) {
    const { path, ...what } = JSON.parse(await readFile(join(notes, file), 'utf8')) as { path: string };
    seen[path] = { ...what, date };
  }
  const sorted = Object.fromEntries(Object.entries(seen).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(results, `${JSON.stringify(sorted, null, 2)}\n`);
} finally {
  await site.stop();
  await rm(notes, { recursive: true, force: true });
}
