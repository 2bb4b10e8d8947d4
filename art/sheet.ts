// Lays every object on its ground, large and at 48 px, to be looked at: node art/sheet.ts [draft] writes art/out/sheet.png
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const fills = {
  cobalt: '#2238ff',
  coral: '#ff6b3d',
  sun: '#ffc531',
  lime: '#c9f53f',
  lilac: '#d0bcff',
  pink: '#ff99c3',
  mint: '#55dbaa',
  sky: '#91d5ff',
};
const grounds: Record<string, keyof typeof fills> = {
  van: 'cobalt',
  wave: 'sun',
  ladder: 'coral',
  keyhole: 'mint',
  badge: 'lilac',
  sieve: 'lime',
  book: 'pink',
  shelf: 'sky',
  seal: 'sun',
  'folded-sheet': 'coral',
  chain: 'cobalt',
  newspaper: 'lime',
  'card-wheel': 'pink',
  stethoscope: 'sky',
  'nested-rings': 'lilac',
  signpost: 'mint',
  'nested-cubes': 'cobalt',
  microphone: 'coral',
  bubbles: 'pink',
  calendar: 'mint',
  blocks: 'lime',
  'price-tag': 'sun',
  drawer: 'sky',
  prism: 'lilac',
};
const TILE = 300;
const GAP = 10;
const COLUMNS = 6;

const folder = join(import.meta.dirname, 'out');
const source = process.argv.includes('draft') ? join(folder, 'draft') : folder;

async function tile(name: string, fill: string) {
  const file = join(source, `${name}.png`);
  const [large, small] = await Promise.all(
    [TILE - 30, 48].map((size) => sharp(file).resize(size).png().toBuffer()),
  );
  return sharp({ create: { width: TILE, height: TILE, channels: 4, background: fill } })
    .composite([
      { input: large, left: 0, top: 30 },
      { input: small, left: TILE - 52, top: 4 },
    ])
    .png()
    .toBuffer();
}

const shown = Object.entries(grounds).filter(([name]) => existsSync(join(source, `${name}.png`)));
const tiles = await Promise.all(
  shown.map(async ([name, ground], index) => ({
    input: await tile(name, fills[ground]),
    left: (index % COLUMNS) * (TILE + GAP),
    top: Math.floor(index / COLUMNS) * (TILE + GAP),
  })),
);
const rows = Math.ceil(shown.length / COLUMNS);
await sharp({
  create: { width: COLUMNS * (TILE + GAP), height: rows * (TILE + GAP), channels: 4, background: '#f8f6f1' },
})
  .composite(tiles)
  .png()
  .toFile(join(folder, 'sheet.png'));
