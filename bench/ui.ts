import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kitGroups } from '#content/workshop/kit-groups.ts';
import type { KitComponent, KitMeasures, KitPage } from '#lib/look/kit-page.ts';
import { printTable } from './print.ts';
import { peers } from './ui/peers.ts';
import { weigh } from './ui/weigh.ts';

const root = join(import.meta.dirname, '..');
const peerFolder = join(root, 'bench/ui-peers');
const results = join(root, 'kit/measured/bytes.json');
type Bytes = NonNullable<KitMeasures['bytes']>;

const exported = ({ file, name }: KitComponent) => `export { ${name} } from '#ui/${file}';`;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** The libraries to compare with have a lockfile of their own, so that the site never depends on them. */
function installPeers(): void {
  if (existsSync(join(peerFolder, 'node_modules'))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: peerFolder,
    stdio: 'inherit',
  });
}

async function measure(page: KitPage, date: string): Promise<Bytes> {
  const components: Record<string, number> = {};
  for (const component of page.components ?? [])
    components[component.name] = await weigh(exported(component), root);
  const together = await weigh((page.components ?? []).map(exported).join('\n'), root);
  const others: Record<string, number> = {};
  for (const [library, lines] of Object.entries(peers[page.path] ?? {}))
    others[library] = await weigh(lines, peerFolder);
  return { together, components, ...(peers[page.path] ? { peers: others } : {}), date };
}

/** What each component of the kit weighs when used alone, and eight of them beside the same of other libraries. */
export async function bench({ write, only }: { write: boolean; only?: string[] }): Promise<void> {
  installPeers();
  const date = new Date().toISOString().slice(0, 10);
  const pages = kitGroups
    .flatMap((group): readonly KitPage[] => group.pages)
    .filter((page) => page.components && (!only || only.some((name) => page.path === `/ui/${name}`)));
  const measured: [string, Bytes][] = [];
  for (const page of pages) measured.push([page.path, await measure(page, date)]);

  console.log(
    '\nKB of each component when used alone, minified and compressed with brotli, without React and styles\n',
  );
  printTable(
    ['', 'KB'],
    measured.flatMap(([path, { together, components }]) => [
      [`${path}, all together`, kilobytes(together)],
      ...Object.entries(components).map(([name, bytes]) => [`    ${name}`, kilobytes(bytes)]),
    ]),
  );
  console.log('\nCompared with other libraries, all parts of each: KB and ratio to ours\n');
  const compared = measured.filter(([path]) => peers[path]);
  printTable(
    ['', 'ours', 'Base UI', 'Radix', 'Mantine', 'heaviest'],
    compared.map(([path, { together, peers: others = {} }]) => [
      path,
      kilobytes(together),
      ...['Base UI', 'Radix', 'Mantine'].map(
        (name) => `${kilobytes(others[name] ?? 0)} (${((others[name] ?? 0) / together).toFixed(1)})`,
      ),
      Object.values(others).every((bytes) => bytes < together) ? 'ours' : 'another',
    ]),
  );
  if (write) {
    const known = JSON.parse(await readFile(results, 'utf8')) as Record<string, Bytes>;
    await writeFile(results, `${JSON.stringify({ ...known, ...Object.fromEntries(measured) }, null, 2)}\n`);
  }
}
