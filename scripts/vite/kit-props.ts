import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as groupsModule from '../../content/workshop/kit-groups.ts';
import { readProps } from './read-props.ts';

/** `virtual:kit-props`: the props of every component of the kit, by the page that shows it, read from their types. */
export function kitProps(): Plugin {
  const id = 'virtual:kit-props';
  return {
    name: 'kit-props',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const root = join(import.meta.dirname, '../..');
      const groups = join(root, 'content/workshop/kit-groups.ts');
      const { module, dependencies } = await runnerImport<typeof groupsModule>(groups);
      for (const file of [groups, ...dependencies]) this.addWatchFile(file);
      const pages = module.kitGroups.flatMap((group) => group.pages);
      const components = pages.flatMap((page) => page.components ?? []);
      for (const { file } of components) this.addWatchFile(join(root, 'ui', file));
      const tables = readProps(root, components);
      const byPage = pages.map((page) => [
        page.path,
        (page.components ?? []).map(({ file, name }) => tables.get(`${file} ${name}`)),
      ]);
      return `export const props = ${JSON.stringify(Object.fromEntries(byPage))};`;
    },
  };
}
