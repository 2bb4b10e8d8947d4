import { relative } from 'node:path/posix';
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';

interface Followed {
  /** Whether components count too; without it the router follows them by itself. */
  everything: boolean;
  /** Called once the changed modules count as outdated. */
  changed: () => void;
}

/** What the server may read from disk or run in a thread, so that none of its modules tells of it. */
const unseen = /^(app|content|demos|engines|features|lib|server)\/.*(?<!\.test)\.(tsx?|json|sql)$/;

/** Whether a module is the server's own: it may define a job or a listener, or hold data in memory. */
const isServers = (file: string | null): boolean =>
  file !== null && (/\.server\.tsx?$/.test(file) || file.includes('/server/'));

/** Whether a change of this module changes something that the server has loaded, and not only what a page draws. */
export function reachesServer(
  module: Pick<EnvironmentModuleNode, 'id' | 'file' | 'importers'>,
  seen = new Set<unknown>(),
): boolean {
  if (seen.has(module)) return false;
  seen.add(module);
  if (isServers(module.file)) return true;
  // A virtual module holds data that is asked for again with each page.
  if (module.id?.startsWith('\0')) return false;
  return [...module.importers].some((importer) => reachesServer(importer, seen));
}

/** Tells of every change for which the site has to be opened again. */
export function followChanges({ everything, changed }: Followed): Plugin {
  let vite: ViteDevServer | undefined;
  return {
    name: 'follow-changes',
    configureServer(server) {
      // Called again where the configuration itself has changed and nothing that was loaded counts any more.
      if (vite) changed();
      vite = server;
    },
    // Not `hotUpdate`, which is not called where hot updates are switched off.
    watchChange(file) {
      if (!vite) return;
      const { client, ssr } = vite.environments;
      const modules = [...(ssr.moduleGraph.getModulesByFile(file) ?? [])];
      // The development server does this a moment later.
      ssr.moduleGraph.onFileChange(file);
      const isUnseen = modules.length === 0 && !client.moduleGraph.getModulesByFile(file);
      const reaches = everything ? modules.length > 0 : modules.some((module) => reachesServer(module));
      if (reaches || (isUnseen && unseen.test(relative(vite.config.root, file)))) changed();
    },
  };
}
