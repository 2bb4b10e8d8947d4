// Turns art/out/*.png into the AVIF files and modules of content/pictures: node art/pictures.ts [name…]
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';

const rendered = join(import.meta.dirname, 'out');
const target = join(import.meta.dirname, '..', 'content', 'pictures');

type Recipe = { widths: number[]; limits: number[] };
const KB = 1024;
const object: Recipe = { widths: [320, 640], limits: [10 * KB, 25 * KB] };
const wide: Recipe = { widths: [640, 960, 1600], limits: [22 * KB, 36 * KB, 60 * KB] };
const screen: Recipe = { widths: [640, 1600], limits: [24 * KB, 80 * KB] };
const recipes: Record<string, Recipe> = {
  rings: wide,
  laptop: wide,
  phones: wide,
};
const recipeOf = (name: string) => recipes[name] ?? (name.startsWith('screen-') ? screen : object);
const notPictures = new Set(['sheet']);
const qualities = [72, 68, 64, 60, 56, 52, 48, 44, 40, 36];

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** Colour and alpha are scaled apart: scaling them together would blacken the colour beyond the edges, and every edge with it. */
async function scaled(file: string, width: number, opaque: boolean) {
  const colour = sharp(file).removeAlpha().resize({ width, kernel: 'lanczos3' });
  if (opaque) return colour.png().toBuffer();
  const alpha = await sharp(file)
    .extractChannel('alpha')
    .resize({ width, kernel: 'mitchell' })
    .png()
    .toBuffer();
  return sharp(await colour.png().toBuffer())
    .joinChannel(alpha)
    .png()
    .toBuffer();
}

/** The best quality that keeps within the limit. */
async function encode(picture: Buffer, limit: number) {
  for (const quality of qualities) {
    const avif = await sharp(picture).avif({ quality, effort: 7, chromaSubsampling: '4:2:0' }).toBuffer();
    if (avif.length <= limit) return { avif, quality };
  }
  throw new Error(`No quality fits into ${limit} bytes`);
}

async function placeholder(file: string) {
  const webp = await sharp(file).removeAlpha().resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return `'data:image/webp;base64,${webp.toString('base64')}'`;
}

async function write(name: string) {
  const file = join(rendered, `${name}.png`);
  const { widths, limits } = recipeOf(name);
  const { width: fullWidth, height: fullHeight } = await sharp(file).metadata();
  const { isOpaque } = await sharp(file).stats();
  for (const [index, width] of widths.entries()) {
    const { avif, quality } = await encode(await scaled(file, width, isOpaque), limits[index] ?? Infinity);
    await writeFile(join(target, `${name}-${width}.avif`), avif);
    console.log(`${name}-${width}.avif ${(avif.length / KB).toFixed(1)} KB, quality ${quality}`);
  }
  const width = Math.max(...widths);
  const lines = [
    '// Written by art/pictures.ts.',
    "import type { Picture } from '#lib/look/picture.ts';",
    ...widths.map((each) => `import w${each} from './${name}-${each}.avif';`),
    '',
    `export const ${camelCase(name)}: Picture = {`,
    `  sources: [${widths.map((each) => `{ src: w${each}, width: ${each} }`).join(', ')}],`,
    `  width: ${width},`,
    `  height: ${Math.round((width * fullHeight) / fullWidth)},`,
    `  placeholder: ${isOpaque ? await placeholder(file) : 'null'},`,
    '};',
    '',
  ];
  await writeFile(join(target, `${name}.ts`), lines.join('\n'));
}

await mkdir(target, { recursive: true });
const asked = process.argv.slice(2);
const names =
  asked.length > 0
    ? asked
    : (await readdir(rendered)).filter((file) => file.endsWith('.png')).map((file) => basename(file, '.png'));
for (const name of names.filter((each) => !notPictures.has(each))) await write(name);
