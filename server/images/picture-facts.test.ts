import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureFacts } from './picture-facts.ts';

const drawn = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: { r: 200, g: 90, b: 40 } } });

it('reads the size of every kind that is taken', async () => {
  const size = { width: 30, height: 20, orientation: 1 };
  const kinds = [
    ['image/png', drawn().png()],
    ['image/jpeg', drawn().jpeg()],
    ['image/jpeg', drawn().jpeg({ progressive: true })],
  ] as const;
  for (const [kind, picture] of kinds) expect(pictureFacts(await picture.toBuffer(), kind)).toEqual(size);
});

it('reads how a camera was held', async () => {
  for (const orientation of [1, 3, 6, 8]) {
    const bytes = await drawn().jpeg().withMetadata({ orientation }).toBuffer();
    expect(pictureFacts(bytes, 'image/jpeg')?.orientation).toBe(orientation);
  }
});

it('says nothing of what is cut off, made up or of another kind', async () => {
  const bytes = await drawn().jpeg().toBuffer();
  expect(pictureFacts(bytes.subarray(0, 40), 'image/jpeg')).toBeNull();
  expect(pictureFacts(Buffer.alloc(64), 'image/png')).toBeNull();
  expect(pictureFacts(Buffer.from('GIF89a'), 'image/gif')).toBeNull();
  expect(pictureFacts(Buffer.alloc(0), 'image/png')).toBeNull();
});
