// Cuts the fonts of the npm packages down to the letters and axes the site uses.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { cutWorldFonts } from './world-fonts.ts';

const folder = join(import.meta.dirname, '../ui/tokens/fonts');
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}“”‘’–—…€−×·•⌘`;
const latinExtended = range(0x100, 0x17f) + range(0x218, 0x21b) + range(0x1e00, 0x1eff);

interface Cut {
  file: string;
  from: string;
  letters: string;
  axes?: Record<string, number | { min: number; max: number }>;
  format: 'woff2' | 'truetype';
}

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const geist = '@fontsource-variable/geist/files/geist';
const mono = '@fontsource-variable/geist-mono/files/geist-mono';
const serif = '@fontsource/instrument-serif/files/instrument-serif';

const cuts: Cut[] = [
  {
    file: 'bricolage.woff2',
    from: `${bricolage}-latin-wght-normal.woff2`,
    letters: latin,
    axes: { wght: { min: 500, max: 700 } },
    format: 'woff2',
  },
  {
    file: 'geist.woff2',
    from: `${geist}-latin-wght-normal.woff2`,
    letters: latin,
    axes: { wght: { min: 400, max: 650 } },
    format: 'woff2',
  },
  {
    file: 'geist-mono.woff2',
    from: `${mono}-latin-wght-normal.woff2`,
    letters: latin,
    axes: { wght: 450 },
    format: 'woff2',
  },
  { file: 'serif-italic.woff2', from: `${serif}-latin-400-italic.woff2`, letters: latin, format: 'woff2' },
  {
    file: 'bricolage-ext.woff2',
    from: `${bricolage}-latin-ext-wght-normal.woff2`,
    letters: latinExtended,
    axes: { wght: { min: 500, max: 700 } },
    format: 'woff2',
  },
  {
    file: 'geist-ext.woff2',
    from: `${geist}-latin-ext-wght-normal.woff2`,
    letters: latinExtended,
    axes: { wght: { min: 400, max: 650 } },
    format: 'woff2',
  },
  // The social cards are drawn on the server by a renderer that reads TrueType at one weight only.
  {
    file: 'card-display.ttf',
    from: `${bricolage}-latin-wght-normal.woff2`,
    letters: latin,
    axes: { wght: 600 },
    format: 'truetype',
  },
  {
    file: 'card-text.ttf',
    from: `${geist}-latin-wght-normal.woff2`,
    letters: latin,
    axes: { wght: 450 },
    format: 'truetype',
  },
  // Quotes and invoices are printed by a writer of PDF that reads TrueType at one weight as well.
  ...[
    { file: 'print-text', from: geist, wght: 400 },
    { file: 'print-strong', from: geist, wght: 600 },
  ].map(
    ({ file, from, wght }): Cut => ({
      file: `${file}.ttf`,
      from: `${from}-latin-wght-normal.woff2`,
      letters: `${latin}ıŒœ`,
      axes: { wght },
      format: 'truetype',
    }),
  ),
  ...[
    { file: 'print-text-ext', from: geist, wght: 400 },
    { file: 'print-strong-ext', from: geist, wght: 600 },
    { file: 'print-display-ext', from: bricolage, wght: 600 },
  ].map(
    ({ file, from, wght }): Cut => ({
      file: `${file}.ttf`,
      from: `${from}-latin-ext-wght-normal.woff2`,
      letters: latinExtended,
      axes: { wght },
      format: 'truetype',
    }),
  ),
  {
    file: 'print-figures.ttf',
    from: `${mono}-latin-wght-normal.woff2`,
    letters: latin,
    axes: { wght: 450 },
    format: 'truetype',
  },
];

await cutWorldFonts(join(folder, 'world'));

// Made anew when this file changes, and not otherwise.
const stamp = join(folder, '.made-by');
const recipe = createHash('sha256')
  .update(await readFile(import.meta.filename))
  .digest('hex');
if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe) process.exit();

await mkdir(folder, { recursive: true });
for (const cut of cuts) {
  const source = await readFile(require.resolve(cut.from));
  const result = await subsetFont(source, cut.letters, {
    targetFormat: cut.format,
    ...(cut.axes ? { variationAxes: cut.axes } : {}),
  });
  await writeFile(join(folder, cut.file), result);
}
await writeFile(stamp, recipe);
