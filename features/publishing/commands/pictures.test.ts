import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { services } from '#server/services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { pictureAttributes, pictureKey } from '../picture-address.server.ts';
import { shownPost } from '../present.server.ts';
import { keptPicture, refreshPublished } from '../published.server.ts';
import { openWorld } from '../testing/world.server.ts';
import { addPicture, binPicture, savePicture } from './pictures.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());

const actor = 'user:editor';
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const add = async (width: number, height: number) =>
  addPicture({ bytes: await drawn(width, height), name: 'desk.png', alt: 'A desk', actor });

it('keeps a picture in the widths it has, and texts can show it', async () => {
  const id = await add(1000, 500);
  await refreshPublished();
  expect(keptPicture(id)).toMatchObject({ width: 1000, height: 500, widths: [480, 960, 1000] });
  expect(await services().storage.get(pictureKey(id, 480))).toBeTruthy();
  expect(pictureAttributes(id, '')).toMatchObject({ alt: 'A desk', width: 1000, height: 500 });
  const post = (cover: string) => shownPost({ slug: 'desk', data: { title: 'Desk', body: 'Text', cover } });
  expect(post(id).cover).toMatchObject({ alt: 'A desk', position: '50% 50%' });
  expect(post('').cover).toBeNull();
});

it('refuses what is no picture, beside its field', async () => {
  const bytes = new TextEncoder().encode('no picture');
  await expect(addPicture({ bytes, name: 'x', alt: 'x', actor })).rejects.toMatchObject({
    status: 422,
    fields: { file: expect.any(String) },
  });
});

it('keeps what must stay in view, tells two editors, and comes back from the bin', async () => {
  const id = await add(400, 800);
  await savePicture({ id, seen: 1, alt: 'A tall desk', focusX: 30, focusY: 10, actor });
  await expect(
    savePicture({ id, seen: 1, alt: 'Another', focusX: 30, focusY: 10, actor }),
  ).rejects.toMatchObject({ status: 409 });
  await refreshPublished();
  expect(pictureAttributes(id, '')).toMatchObject({ 'data-focus': '30% 10%', alt: 'A tall desk' });
  const undo = await binPicture(id, actor);
  await refreshPublished();
  expect(pictureAttributes(id, '')).toBeNull();
  await services().inTransaction((tx) => takeBack(tx, undo, actor));
  await refreshPublished();
  expect(keptPicture(id)?.alt).toBe('A tall desk');
});
