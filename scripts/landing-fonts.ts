// Cuts the faces that the landings and the showcases alone use. What comes out is kept in demos/landings/fonts, so no
// build needs the packages: node scripts/landing-fonts.ts FOLDER, where FOLDER/node_modules has the packages named below.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../demos/landings/fonts');
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}“”‘’–—…€−×·•→←↑↓`;

const variable = (name: string, weights: { min: number; max: number }, style = 'normal') => ({
  file: `${name}${style === 'italic' ? '-italic' : ''}.woff2`,
  from: `@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`,
  axes: { wght: weights },
});

const single = (name: string, weight: number, style = 'normal') => ({
  file: `${name}${style === 'italic' ? '-italic' : ''}.woff2`,
  from: `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`,
  axes: undefined,
});

const cuts = [
  variable('dm-sans', { min: 400, max: 700 }),
  variable('hanken-grotesk', { min: 400, max: 600 }),
  single('saira-stencil-one', 400),
  variable('familjen-grotesk', { min: 400, max: 700 }),
  variable('fraunces', { min: 400, max: 700 }),
  variable('newsreader', { min: 400, max: 600 }),
  variable('jetbrains-mono', { min: 400, max: 700 }),
  variable('jost', { min: 400, max: 600 }),
  variable('source-serif-4', { min: 400, max: 600 }),
  variable('nunito', { min: 400, max: 800 }),
  variable('big-shoulders-display', { min: 700, max: 900 }),
  variable('archivo', { min: 400, max: 700 }),
  variable('figtree', { min: 400, max: 600 }),
  variable('epilogue', { min: 400, max: 700 }),
  variable('shantell-sans', { min: 500, max: 500 }),
  variable('cabin', { min: 400, max: 700 }),
  variable('fredoka', { min: 400, max: 700 }),
  variable('caveat', { min: 600, max: 600 }),
];

const [packages] = process.argv.slice(2);
if (!packages) throw new Error('Give the folder whose node_modules contains the font packages');
await mkdir(folder, { recursive: true });
for (const { file, from, axes } of cuts) {
  const source = await readFile(join(packages, 'node_modules', from));
  const cut = await subsetFont(source, latin, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
  });
  await writeFile(join(folder, file), cut);
}
