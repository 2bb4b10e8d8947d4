import { join } from 'node:path';
import { type Plugin, runnerImport, type ViteDevServer } from 'vite';
import type * as menuModule from '../../app/site-map/menu.server.ts';

const file = join(import.meta.dirname, '../../app/site-map/menu.server.ts');

/** `virtual:navigation`: the menu's few links, so that a browser need not load the whole site map. */
export function navigation(): Plugin {
  const id = 'virtual:navigation';
  let server: ViteDevServer | undefined;
  let read = new Set<string>();
  return {
    name: 'navigation',
    configureServer(developed) {
      server = developed;
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      // Imported by the configuration, every change of the site map would start the development server anew.
      const { module, dependencies } = await runnerImport<typeof menuModule>(file);
      read = new Set([file, ...dependencies]);
      return `export const navigation = ${JSON.stringify(module.menu)};`;
    },
    // Not by `addWatchFile`: to a browser's module the router refuses any tie to a file of the server.
    watchChange(changed) {
      if (!server || !read.has(changed)) return;
      for (const { moduleGraph } of Object.values(server.environments)) {
        const module = moduleGraph.getModuleById(`\0${id}`);
        if (module) moduleGraph.invalidateModule(module);
      }
    },
  };
}
