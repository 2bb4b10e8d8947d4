import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Fails the build where a page names a figure that no benchmark has measured. */
export function proofIds(): Plugin {
  const file = join(import.meta.dirname, '../../content/proof.json');
  const known = new Set((JSON.parse(readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id));
  return {
    name: 'proof-ids',
    transform(code, module) {
      if (module.includes('node_modules')) return;
      const named = [
        ...(code.includes('#content/proof.ts') ? code.matchAll(/\bproof\(\s*['"]([^'"]+)['"]/g) : []),
        ...(module.includes('/content/posts/') ? code.matchAll(/\{\{(?:proof|printed):([\w.-]+)\}\}/g) : []),
      ];
      for (const [, id] of named) {
        if (id && !known.has(id))
          this.error(`${module} shows the figure '${id}', which is not in content/proof.json`);
      }
    },
  };
}
