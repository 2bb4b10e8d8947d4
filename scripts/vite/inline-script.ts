import { readFile } from 'node:fs/promises';
import { minify } from 'rolldown/utils';
import { type Plugin, transformWithOxc } from 'vite';

/** Lets a module import a TypeScript file as the minified text of a classic script: `./boot.ts?inline-script`. */
export function inlineScript(): Plugin {
  const suffix = '?inline-script';
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
      const script = `(()=>{${code.replace(/^export .*$/gm, '')}})()`;
      const small = await minify('boot.js', script, { module: false });
      return `export default ${JSON.stringify(small.code.trim())};`;
    },
  };
}
