import type { Plugin } from 'vite';

const source = 'app/islands/wake.ts';

/**
 * `virtual:wake-file`: the address of the script that wakes the islands of a page. The router names the inputs of the
 * client's build, so this adds one more; the client is built first, and the server learns what the file is called.
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
      if (!chunk) throw new Error(`The client's build holds no ${source}`);
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
