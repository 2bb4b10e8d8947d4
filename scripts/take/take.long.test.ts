import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './imports.ts';

/** A project as `npm create vite` makes one, which has taken some components. */
const files: Record<string, string> = {
  'package.json': '{ "name": "elsewhere", "private": true, "type": "module" }',
  'index.html': '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      types: ['vite/client'],
      jsx: 'react-jsx',
      strict: true,
      verbatimModuleSyntax: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: ['src'],
  }),
  'vite.config.js':
    "import tailwindcss from '@tailwindcss/vite';\nexport default { plugins: [tailwindcss()], build: { assetsInlineLimit: 0 } };",
  'src/styles.css': '@import "tailwindcss";\n@import "./components/styles.css";\n',
  'src/app.tsx': `import { Button } from './components/actions/button';
import { Table } from './components/data/table/table';
import { Combobox } from './components/fields/combobox';
import { SelectField } from './components/fields/select-field';
import { ConfirmDialog } from './components/panels/confirm-dialog';
import { Dialog } from './components/panels/dialog';
import { Tab, TabList, TabPanel, Tabs } from './components/panels/tabs';

const vans = [{ id: 'a', name: 'Van 1', stops: 14 }];

export function App() {
  return (
    <Tabs defaultValue="plan">
      <TabList label="Parts">
        <Tab value="plan">Plan</Tab>
        <Tab value="vans">Vans</Tab>
      </TabList>
      <TabPanel value="plan">
        <SelectField label="Trade" name="trade"><option>Bakery</option></SelectField>
        <Combobox label="Town" name="town" options={[{ value: 'oslo', label: 'Oslo' }]} />
        <Button commandfor="sure" command="show-modal">Plan the round</Button>
        <Dialog id="more" heading="More">Nothing yet</Dialog>
        <ConfirmDialog id="sure" heading="Plan it?" confirm="Plan it" keep="Keep the old plan" onConfirm={() => undefined}>
          The old plan is replaced.
        </ConfirmDialog>
      </TabPanel>
      <TabPanel value="vans">
        <Table
          caption="Vans"
          rows={vans}
          rowId={(van) => van.id}
          columns={[
            { id: 'name', heading: 'Van', value: (van) => van.name },
            { id: 'stops', heading: 'Stops', value: (van) => van.stops, kind: 'number' },
          ]}
        />
      </TabPanel>
    </Tabs>
  );
}
`,
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { App } from './app';
import './styles.css';

const place = document.getElementById('root');
if (place) createRoot(place).render(<App />);
`,
  'src/print.tsx': `import { renderToString } from 'react-dom/server';
import { App } from './app';

console.log(renderToString(<App />));
`,
};

const folder = mkdtempSync(join(tmpdir(), 'elsewhere-'));
const run = async (file: string, ...args: string[]) =>
  (await promisify(execFile)(process.execPath, [file, ...args], { cwd: folder })).stdout;
const tool = (path: string) => join(folder, 'node_modules', path);

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const names = ['button', 'select', 'combobox', 'modal', 'tabs', 'tables'];
  await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/launch.mjs'), 'take', ...names, 'src/components'],
    { cwd: root, env: { ...process.env, INIT_CWD: folder } },
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what was taken fits its types', async () => {
  await expect(run(tool('typescript/bin/tsc'), '--noEmit')).resolves.toBe('');
});

test('is built by Vite with its tokens, its typefaces and the classes it wears', async () => {
  await run(tool('vite/bin/vite.js'), 'build');
  const built = readdirSync(join(folder, 'dist/assets'));
  expect(built.filter((name) => name.endsWith('.woff2'))).toHaveLength(6);
  const css = readFileSync(
    join(folder, 'dist/assets', built.find((name) => name.endsWith('.css')) ?? ''),
    'utf8',
  );
  for (const part of ['--cobalt:', '.bg-cobalt', '.rounded-card', '.data-row', '.floats'])
    expect(css).toContain(part);
});

test('is rendered to a string on a server', async () => {
  await run(tool('vite/bin/vite.js'), 'build', '--ssr', 'src/print.tsx', '--outDir', 'dist-server');
  const html = await run('dist-server/print.js');
  expect(html).toMatch(/<button[^>]*bg-cobalt[^>]*>Plan the round<\/button>/);
  expect(html).toMatch(/<dialog[^>]*id="sure"/);
  expect(html).toContain('<caption');
  expect(html.match(/role="tab"/g)).toHaveLength(2);
  expect(html).toMatch(/role="combobox"/);
});

test('brings tests that pass there', async () => {
  await run(tool('vitest/vitest.mjs'), 'run', '--reporter=json', '--outputFile=tests.json');
  const { success, numPassedTests } = JSON.parse(readFileSync(join(folder, 'tests.json'), 'utf8'));
  expect(success).toBe(true);
  expect(numPassedTests).toBeGreaterThan(10);
});
