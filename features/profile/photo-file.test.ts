import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoSide } from './photo.ts';
import { redraw } from './photo-file.server.ts';

const red = { r: 220, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 220 };

/** Red on the left, blue on the right. */
const halves = () =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: red } }).composite([
    { input: { create: { width: 100, height: 200, channels: 3, background: blue } }, left: 100, top: 0 },
  ]);
const colourAt = async (png: Uint8Array, left: number, top: number) => {
  const [r = 0, , b = 0] = await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
};

it('draws every kind as a square of its own, without what cameras write', async () => {
  const secret = { IFD0: { ImageDescription: 'at home, 52.5 north' } };
  const pictures = [halves().jpeg().withExif(secret), halves().png().withExif(secret)];
  for (const picture of pictures) {
    const sent = await picture.toBuffer();
    expect(sent.includes('at home')).toBe(true);
    const kept = await redraw(sent, 'ann');
    expect(await sharp(kept).metadata()).toMatchObject({
      format: 'png',
      width: photoSide,
      height: photoSide,
    });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(Buffer.from(kept).includes('at home')).toBe(false);
    expect([await colourAt(kept, 20, 128), await colourAt(kept, 230, 128)]).toEqual(['red', 'blue']);
  }
});

it('turns a picture upright that was taken sideways', async () => {
  const sideways = await halves().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const kept = await redraw(sideways, 'ann');
  expect([await colourAt(kept, 128, 20), await colourAt(kept, 128, 230)]).toEqual(['red', 'blue']);
});

it('takes the middle of a picture that is no square', async () => {
  const wide = await sharp(await halves().png().toBuffer())
    .resize(800, 200, { fit: 'fill' })
    .png()
    .toBuffer();
  const kept = await redraw(wide, 'ann');
  expect([await colourAt(kept, 100, 128), await colourAt(kept, 150, 128)]).toEqual(['red', 'blue']);
});

it('refuses what is no picture, whatever it calls itself, and what would not fit into memory', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const huge = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: red } })
    .png()
    .toBuffer();
  const cut = (await halves().png().toBuffer()).subarray(0, 80);
  for (const bytes of [drawing, page, huge, cut, Buffer.alloc(0), Buffer.alloc(12_000_001)])
    await expect(redraw(bytes, 'ann')).rejects.toMatchObject({ status: 422 });
});
