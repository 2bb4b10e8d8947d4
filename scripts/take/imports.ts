import { existsSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import ts from 'typescript-api';

/** The project's own folder. */
export const root = join(import.meta.dirname, '../..');

/** Every module that a source names, with the place of the name between its quotes. */
export function importsOf(source: string): { name: string; from: number; to: number }[] {
  return ts
    .preProcessFile(source, true, true)
    .importedFiles.map(({ fileName, pos }) => ({
      name: fileName,
      from: pos + 1,
      to: pos + 1 + fileName.length,
    }))
    .sort((a, b) => a.from - b.from);
}

/** The file of the project that an import means, seen from the root; null where it means a package. */
export function fileOf(name: string, importer: string): string | null {
  const [path = ''] = name.split('?');
  if (path.startsWith('#')) return path.slice(1);
  return path.startsWith('.') ? posix.join(posix.dirname(importer), path) : null;
}

/** The package that an import means: `@ark-ui/react/menu` comes from `@ark-ui/react`. */
export const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a file lies after it was taken: `ui` is the folder itself, `lib` stays a folder in it. */
export const takenTo = (file: string): string => file.replace(/^ui\//, '');

/** The tests that lie beside a file. */
export const testsBeside = (file: string): string[] =>
  ['.test.ts', '.test.tsx']
    .map((ending) => file.replace(/\.tsx?$/, ending))
    .filter((test) => test !== file && existsSync(join(root, test)));

/** A source with other names for its imports. */
function renamed(source: string, nameOf: (name: string) => string): string {
  return importsOf(source).reduceRight(
    (text, { name, from, to }) => text.slice(0, from) + nameOf(name) + text.slice(to),
    source,
  );
}

const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');

/** A file's source as it stands after it was taken: every import is relative, without an ending that some compilers refuse. */
export function takenSource(source: string, file: string): string {
  return renamed(source, (name) => {
    const meant = fileOf(name, file);
    if (meant === null) return name;
    const [, query] = name.split('?');
    const path = relative(dirname(takenTo(file)), takenTo(meant)).replaceAll('\\', '/');
    return `${withoutEnding(path.startsWith('.') ? path : `./${path}`)}${query ? `?${query}` : ''}`;
  });
}

/** An example's source as it stands in a project that has taken its components to `components`, beside it. */
export function exampleSource(source: string): string {
  return renamed(source, (name) => {
    if (/^#(ui|lib)\//.test(name)) return withoutEnding(`./components/${takenTo(name.slice(1))}`);
    return name.startsWith('#') || name.startsWith('.')
      ? withoutEnding(name.replace('#content/', './content/'))
      : name;
  });
}
