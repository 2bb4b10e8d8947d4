import encode from 'qr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { codePicture } from './ticket-picture.server.ts';

it('draws every square of the code, as another program reads it', async () => {
  const text = `https://akra.example/events/registration?token=${'aB3_'.repeat(50)}`;
  const code = encode(text, 'raw', { ecc: 'medium', border: 4 });
  const { data, info } = await sharp(codePicture(text))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([code.length * 4, code.length * 4]);
  const read = code.map((row, y) => row.map((_, x) => data[(y * 4 + 2) * info.width + x * 4 + 2] === 0));
  expect(read).toEqual(code);
});
