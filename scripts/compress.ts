// Compresses the built client once, so that the server starts at once.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = join(process.env.BUILD_DIR ?? 'build', 'client');
const worthwhile = /\.(js|css|svg|json|txt|html|xml|webmanifest|wasm)$/;

/** The scripts and styles that pages load at once; larger ones are workers and readers that a tool fetches when it is used. */
const loadedAtOnce = (file: string, bytes: number): boolean => /\.(js|css)$/.test(file) && bytes < 256 * 1024;

/** The last tenth takes twenty times as long, so it is for what every visitor waits for. Tests wait for the build instead. */
function qualityFor(file: string, bytes: number): number {
  if (process.env.TEST_HOOKS) return 5;
  return loadedAtOnce(file, bytes) ? 11 : 9;
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualityFor(file, body.length),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

const names = await readdir(client, { recursive: true });
const files = names.filter((name) => worthwhile.test(name)).map((name) => join(client, name));
// As many at a time as there are threads for it.
const hands = Array.from({ length: 4 }, async () => {
  for (let file = files.pop(); file; file = files.pop())
    if ((await stat(file)).isFile()) await compress(file);
});
await Promise.all(hands);
