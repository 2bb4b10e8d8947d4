import { expect, it } from 'vitest';
import { decodeText } from './charset.ts';

const latin = Buffer.from('<meta charset="iso-8859-1"><p>\xe9</p>', 'latin1');

it.each([
  ['its header', Buffer.from([0xe9]), 'text/html; charset=windows-1252', 'é', 'windows-1252'],
  ['what it says of itself', latin, 'text/html', '<meta charset="iso-8859-1"><p>é</p>', 'windows-1252'],
  [
    'its mark, whatever else is said',
    Buffer.from('\ufeffä', 'utf16le'),
    'text/html; charset=utf-8',
    'ä',
    'utf-16le',
  ],
  ['UTF-8, where a label means nothing', Buffer.from('ä'), 'text/html; charset=klingon', 'ä', 'utf-8'],
])('reads text by %s', async (_, body, type, text, charset) => {
  expect(await decodeText(body, type)).toEqual({ text, charset });
});

it('reads a long text in parts, and cuts no sign in two', async () => {
  const text = `a${'ä🙂'.repeat(60_000)}`;
  expect((await decodeText(Buffer.from(text))).text).toBe(text);
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 0);
  await decodeText(new Uint8Array(5_000_000).fill(0x1b), 'text/html; charset=iso-2022-jp');
  clearInterval(others);
  expect(turns).toBeGreaterThan(5);
});
