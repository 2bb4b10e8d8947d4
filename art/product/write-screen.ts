import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ProductScreen } from './product-screens.ts';
import type { Scheme } from './take-screen.ts';

const target = join(import.meta.dirname, '..', '..', 'content', 'screens');
const KB = 1024;
const widths = { desk: [640, 1600], phone: [360, 780] } as const;

const encode = (picture: Buffer, width: number): Promise<Buffer> =>
  sharp(picture)
    .removeAlpha()
    .resize({ width, kernel: 'lanczos3' })
    // Letters keep their coloured edges sharp at 4:4:4; more effort saves a tenth of the bytes at ten times the time.
    .avif({ quality: 54, effort: 2, chromaSubsampling: '4:4:4' })
    .toBuffer();

/** The picture that the page's social card shows: the light one, because a card stands on other people's pages. */
const encodeCard = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().resize({ width: 900, kernel: 'lanczos3' }).jpeg({ quality: 80 }).toBuffer();

/** Writes the files of one screen in one colour scheme, and says how large they are. */
export async function writePictures({ name, on }: ProductScreen, scheme: Scheme, picture: Buffer) {
  const told: string[] = [];
  for (const width of widths[on]) {
    const avif = await encode(picture, width);
    await writeFile(join(target, `${name}-${scheme}-${width}.avif`), avif);
    told.push(`${width}: ${(avif.length / KB).toFixed(0)} KB`);
  }
  if (on === 'desk' && scheme === 'light')
    await writeFile(join(target, `${name}-card.jpg`), await encodeCard(picture));
  console.log(`${name} ${scheme}  ${told.join(', ')}`);
}

/** Writes the module by which pages show a screen. */
export async function writeModule({ name, on }: ProductScreen) {
  const [small, large] = widths[on];
  // The part of a page that is pictured may be narrower than its window.
  const { width = large, height = large } = await sharp(
    join(target, `${name}-light-${large}.avif`),
  ).metadata();
  const pictureOf = (scheme: Scheme) =>
    `  ${scheme}: { ...size, sources: [{ src: ${scheme}${small}, width: ${small} }, { src: ${scheme}${large}, width: ${large} }] },`;
  const camelCase = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const lines = [
    '// Written by npm run screens.',
    "import type { Screen } from '#lib/look/picture.ts';",
    ...(on === 'desk' ? [`import card from './${name}-card.jpg';`] : []),
    ...(['dark', 'light'] as const).flatMap((scheme) =>
      widths[on].map((each) => `import ${scheme}${each} from './${name}-${scheme}-${each}.avif';`),
    ),
    '',
    `const size = { width: ${large}, height: ${Math.round((large * height) / width)}, placeholder: null };`,
    '',
    `export const ${camelCase}: Screen = {`,
    pictureOf('light'),
    pictureOf('dark'),
    ...(on === 'desk' ? ['  card,'] : []),
    '};',
    '',
  ];
  await writeFile(join(target, `${name}.ts`), lines.join('\n'));
}
