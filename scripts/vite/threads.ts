import { basename, dirname, relative } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Lets server code name the file of a worker thread: `import file from './seo.thread.ts?thread'` is its URL. The
 * build makes an entry of its own out of it; anywhere else the source itself is run.
 */
export function threads(): Plugin {
  const suffix = '?thread';
  const folder = 'threads';
  return {
    name: 'threads',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      if (this.environment.mode !== 'build')
        return `export default new URL(${JSON.stringify(pathToFileURL(file).href)});`;
      const name = basename(file, '.ts');
      this.emitFile({ type: 'chunk', id: file, fileName: `${folder}/${name}.js` });
      return `export default new URL('thread-file:${name}', import.meta.url);`;
    },
    // Not by the bundler's own reference to the file: what has one counts as an asset, and is moved to the client.
    renderChunk(code, { fileName }) {
      if (!code.includes('thread-file:')) return null;
      const way = relative(dirname(fileName), folder);
      return code.replaceAll(/thread-file:([\w.-]+)/g, `${way}/$1.js`);
    },
  };
}
