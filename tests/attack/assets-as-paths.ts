import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-api';

const compilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
};

// The site's sources import fonts, pictures and threads through its bundler; without one, such an import is the file's path.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.endsWith('?thread')) {
      const file = new URL(specifier.replace('?thread', ''), context.parentURL);
      return { url: `data:text/javascript,export default new URL('${file}')`, shortCircuit: true };
    }
    const asset = /^#(.*\.(?:ttf|woff2|svg|png))(?:\?url)?$/.exec(specifier)?.[1];
    if (!asset) return next(specifier, context);
    return { url: `data:text/javascript,export default ${JSON.stringify(asset)}`, shortCircuit: true };
  },
  // Node strips types by itself, but knows nothing of components.
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context);
    const { outputText } = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), { compilerOptions });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
