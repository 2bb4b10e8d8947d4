import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPicture } from './draw-picture.ts';

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };
/** Red on the left, blue on the right; twice as wide as high. */
const halves = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: red } }).composite([
    { input: { create: { width: 200, height: 200, channels: 3, background: blue } }, left: 200, top: 0 },
  ]);
const inside = { width: 200, height: 200, fit: 'inside' } as const;

async function drawn(bytes: Buffer, wish: Parameters<typeof drawPicture>[1]) {
  const picture = await drawPicture(bytes, wish, 'ann');
  if ('problem' in picture) throw new Error(picture.problem);
  return picture;
}
const colourAt = async (png: Uint8Array, left: number, top: number) => {
  const [r = 0, , b = 0] = await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
};

it('draws all of a picture inside its place, without what cameras write', async () => {
  const secret = { IFD0: { ImageDescription: 'at home, 52.5 north' } };
  for (const picture of [halves().jpeg().withExif(secret), halves().png().withExif(secret)]) {
    const sent = await picture.toBuffer();
    expect(sent.includes('at home')).toBe(true);
    const kept = await drawn(sent, inside);
    expect(kept).toMatchObject({ width: 200, height: 100, contentType: 'image/png' });
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ format: 'png', width: 200, height: 100 });
    expect(Buffer.from(kept.bytes).includes('at home')).toBe(false);
    expect([await colourAt(kept.bytes, 10, 50), await colourAt(kept.bytes, 190, 50)]).toEqual([
      'red',
      'blue',
    ]);
  }
});

it('leaves a small one small, and fills a place from the middle', async () => {
  const png = await halves().png().toBuffer();
  expect(await drawn(png, { ...inside, width: 2000, height: 2000 })).toMatchObject({
    width: 400,
    height: 200,
  });
  const square = await drawn(png, { width: 100, height: 100, fit: 'cover' });
  expect([await colourAt(square.bytes, 40, 50), await colourAt(square.bytes, 60, 50)]).toEqual([
    'red',
    'blue',
  ]);
});

it('turns a picture upright that was taken sideways', async () => {
  const sideways = await halves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const kept = await drawn(sideways, inside);
  expect(kept).toMatchObject({ width: 100, height: 200 });
  expect([await colourAt(kept.bytes, 50, 20), await colourAt(kept.bytes, 50, 180)]).toEqual(['red', 'blue']);
});

it('takes nothing that is no picture, whatever it is called, nor what would not fit into memory', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const huge = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: red } })
    .png()
    .toBuffer();
  const cut = (await halves().png().toBuffer()).subarray(0, 80);
  const problems = [];
  for (const bytes of [svg, Buffer.from('<!doctype html>'), Buffer.alloc(0), huge, cut])
    problems.push(await drawPicture(bytes, inside, 'ann'));
  expect(problems.map((each) => ('problem' in each ? each.problem : 'taken'))).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'too-large',
    'damaged',
  ]);
});

it('refuses a small picture that was padded, before anything is decoded', async () => {
  const png = await halves().png().toBuffer();
  const padded = Buffer.concat([png, Buffer.alloc(2_000_000)]);
  expect(await drawPicture(padded, inside, 'ann')).toEqual({ problem: 'damaged' });
});
