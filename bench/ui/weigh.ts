import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { rolldown } from 'rolldown';

const entry = 'virtual:entry';
/** React comes once for the whole page, whichever library is used. */
const react = /^react(-dom)?(\/.*)?$/;

/** The brotli bytes of what these lines export when they are bundled alone: minified, unused parts dropped, React left out. */
export async function weigh(lines: string, folder: string): Promise<number> {
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    external: react,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${folder}/entry.tsx` : undefined),
        load: (id) => (id === `${folder}/entry.tsx` ? { code: lines, moduleType: 'tsx' } : undefined),
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ minify: true, format: 'esm' });
  await bundle.close();
  const chunks = output.filter((part) => part.type === 'chunk').map((part) => part.code);
  const sizes = await Promise.all(chunks.map((code) => promisify(brotliCompress)(Buffer.from(code))));
  return sizes.reduce((sum, { length }) => sum + length, 0);
}
