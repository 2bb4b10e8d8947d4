import type { Plugin, Rolldown } from 'vite';

const source = 'app/islands/wake.ts';

/** How a file comes to import the router, file by file; null if it does not. */
function wayToRouter(bundle: Rolldown.OutputBundle, from: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const [file] of cameFrom) {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk') continue;
    if (chunk.name === 'router') {
      const way: string[] = [];
      for (let at: string | null | undefined = file; at; at = cameFrom.get(at)) way.unshift(at);
      return way;
    }
    for (const next of chunk.imports) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return null;
}

/**
 * `virtual:wake-file`: the address of the script that wakes the islands of a page. The router names the inputs of the
 * client's build, so this adds one more; the client is built first, and the server learns what the file is called.
 * The build fails if an island brings the router along: one icon that shares a file with the shell is enough for that,
 * and costs every page with that island some 150 KB of script that nothing calls.
 */
export function wakeFile(): Plugin {
  const id = 'virtual:wake-file';
  let address = '';
  return {
    name: 'wake-file',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: source, name: 'wake' });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source),
      );
      if (chunk?.type !== 'chunk') throw new Error(`The client's build holds no ${source}`);
      for (const island of chunk.dynamicImports) {
        const way = wayToRouter(bundle, island);
        if (way) throw new Error(`An island would load the router: ${way.join(' → ')}`);
      }
      address = `/${chunk.fileName}`;
    },
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load(name) {
      if (name !== `\0${id}`) return undefined;
      if (this.environment.mode === 'build' && !address)
        throw new Error('The server is built before the script of the islands has a name');
      return `export const wakeFile = ${JSON.stringify(address)};`;
    },
  };
}
