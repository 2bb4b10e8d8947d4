import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { rolldown } from 'rolldown';

const entry = 'virtual:entry';
/** React comes once for the whole page, whichever library is used. */
const react = /^react(-dom)?(\/.*)?$/;

/** Files that a script only names: they are loaded by their address. */
const file = /\?url$|\.(css|avif|woff2)$/;

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
        resolveId(id) {
          if (id === entry) return `${folder}/entry.tsx`;
          return file.test(id) ? `\0${id}` : undefined;
        },
        load(id) {
          if (id === `${folder}/entry.tsx`) return { code: lines, moduleType: 'tsx' };
          return id.startsWith('\0') && file.test(id)
            ? { code: 'export default ""', moduleType: 'js' }
            : undefined;
        },
      },
    ],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ minify: true, format: 'esm' });
  await bundle.close();
  const chunks = output.filter((part) => part.type === 'chunk');
  const sizes = await Promise.all(
    chunks.map(async ({ code, isDynamicEntry }) => {
      const { length } = await promisify(brotliCompress)(Buffer.from(code));
      return { length, later: isDynamicEntry };
    }),
  );
  const lengths = (later: boolean) =>
    sizes.filter((size) => size.later === later).map(({ length }) => length);
  // Parts that are loaded later stand in for each other, so the heaviest of them counts.
  return lengths(false).reduce((all, length) => all + length, 0) + Math.max(0, ...lengths(true));
}
