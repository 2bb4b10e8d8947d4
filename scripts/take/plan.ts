import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { fileOf, importsOf, packageOf, root, takenSource, takenTo, testsBeside } from './imports.ts';

/** The text of a file, or where to copy it from. */
export type TakenFile = string | { copyOf: string };

/** What taking some components copies and what it needs besides. */
interface TakePlan {
  /** The files in the project that takes them, by path below its folder. */
  files: ReadonlyMap<string, TakenFile>;
  /** How many of them are tests. */
  tests: number;
  /** Packages with the versions that these files are tested with. */
  packages: readonly string[];
  /** The same for the tests and for building. */
  devPackages: readonly string[];
}

/** What every component wears; the order matters. */
const styles = ['fonts', 'tokens', 'theme', 'base', 'utilities', 'often'];
const fonts = ['bricolage', 'bricolage-ext', 'geist', 'geist-ext', 'geist-mono', 'serif-italic'];
const licences = ['bricolage-grotesque', 'geist', 'geist-mono'].map((name) => [
  `node_modules/@fontsource-variable/${name}/LICENSE`,
  `tokens/fonts/${name}-LICENSE.txt`,
]);
licences.push([
  'node_modules/@fontsource/instrument-serif/LICENSE',
  'tokens/fonts/instrument-serif-LICENSE.txt',
]);

const entry = `/* What the components wear. After @import "tailwindcss" in your own style sheet:
 * @import "./components/styles.css";
 * base.css gives headings, text and links of the page their look: leave it out if yours have one. */
${styles.map((name) => `@import "./tokens/${name}.css";`).join('\n')}

@source "./**/*.{ts,tsx}";
`;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isCode = (file: string) => /\.tsx?$/.test(file);

/** All files that these need, themselves included, and the packages that any of them names. */
function follow(start: readonly string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    if (!/^(ui|lib)\//.test(file)) throw new Error(`${file} belongs to the site and can't be taken`);
    files.add(file);
    if (!isCode(file)) continue;
    for (const { name } of importsOf(read(file))) {
      const meant = fileOf(name, file);
      if (meant) waiting.push(meant);
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  }
  return { files, packages };
}

/** A test is taken if all that it needs can be. */
function canBeTaken(test: string): boolean {
  try {
    follow([test]);
    return true;
  } catch {
    return false;
  }
}

const versions: Readonly<Record<string, string>> = { ...manifest.dependencies, ...manifest.devDependencies };
const versioned = (names: Iterable<string>): string[] =>
  [...names].sort().map((name) => (versions[name] ? `${name}@${versions[name]}` : name));
const typesOf = (names: Iterable<string>): string[] =>
  [...names]
    .map((name) => `@types/${name.replace(/^@/, '').replace('/', '__')}`)
    .filter((name) => versions[name]);

/** What has to be copied and installed so that these files work in another project. */
export function planTake(start: readonly string[]): TakePlan {
  const needed = follow(start);
  const tests = [...needed.files].filter(isCode).flatMap(testsBeside).filter(canBeTaken);
  const all = follow([...needed.files, ...tests]);
  needed.packages.add('react').add('react-dom');
  const forTests = [...all.packages].filter((name) => !needed.packages.has(name));
  const files = new Map<string, TakenFile>();
  for (const file of [...all.files, 'ui/native-commands.d.ts'].sort())
    files.set(takenTo(file), isCode(file) ? takenSource(read(file), file) : read(file));
  for (const name of styles) files.set(`tokens/${name}.css`, read(`ui/tokens/${name}.css`));
  for (const name of fonts)
    files.set(`tokens/fonts/${name}.woff2`, { copyOf: join(root, `ui/tokens/fonts/${name}.woff2`) });
  for (const [from = '', to = ''] of licences) files.set(to, read(from));
  files.set('styles.css', entry);
  const dev = new Set([
    ...forTests,
    ...typesOf(all.packages),
    '@types/react',
    '@types/react-dom',
    'tailwindcss',
  ]);
  return { files, tests: tests.length, packages: versioned(needed.packages), devPackages: versioned(dev) };
}
