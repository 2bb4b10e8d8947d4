import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { now } from '#server/clock.ts';
import type { Tx } from '#server/db/transaction.ts';
import { AppError, badInput } from '#server/errors.ts';
import { recordChange } from '#server/events/record.ts';
import { checkSeen } from '#server/forms/conflict.ts';
import { bump } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { type DrawnPicture, drawPicture, type PictureProblem } from '#server/images/draw-picture.ts';
import { services } from '#server/services.ts';
import { pictureKey } from '../picture-address.server.ts';
import { type KeptPicture, publishingTag } from '../published.server.ts';
import { publishingPictures } from '../tables.server.ts';

/** The widths that a picture is kept in, as far as it is as wide. */
const widths = [480, 960, 1600];

const problems: Record<PictureProblem, string> = {
  unknown: 'Please choose a JPEG or a PNG.',
  'too-large': 'This picture has more than 30 million pixels. Make it smaller first.',
  damaged: 'We can’t read this picture. Save it again as JPEG or PNG, then try once more.',
};

interface NewPicture {
  bytes: Uint8Array;
  name: string;
  alt: string;
  actor: string;
}

/** Keeps a picture in the widths that pages need, redrawn; gives its id. */
export async function addPicture({ bytes, name, alt, actor }: NewPicture): Promise<string> {
  const drawn: DrawnPicture[] = [];
  for (const width of widths) {
    const picture = await drawPicture(bytes, { width, height: width * 3, fit: 'inside' }, actor);
    if ('problem' in picture) throw badInput({ file: problems[picture.problem] });
    if (drawn.every((other) => other.width !== picture.width)) drawn.push(picture);
  }
  const largest = drawn.at(-1);
  if (!largest) throw badInput({ file: problems.unknown });
  const id = newId();
  for (const picture of drawn)
    await services().storage.put(pictureKey(id, picture.width), picture.bytes, picture.contentType);
  const row = {
    id,
    name,
    alt,
    focusX: 0.5,
    focusY: 0.5,
    width: largest.width,
    height: largest.height,
    widths: drawn.map(({ width }) => width),
    version: 1,
    createdAt: now(),
    createdBy: actor,
  };
  await services().inTransaction(async (tx) => {
    await tx.insert(publishingPictures).values(row);
    await recordChange(tx, {
      kind: 'picture.added',
      subject: `picture:${id}`,
      actor,
      before: null,
      after: { name, alt },
    });
    await bump(tx, publishingTag('pictures'));
  });
  return id;
}

async function hold(tx: Tx, id: string): Promise<KeptPicture> {
  const [picture] = await tx
    .select()
    .from(publishingPictures)
    .where(and(eq(publishingPictures.id, id), isNull(publishingPictures.binnedAt)))
    .for('update');
  if (!picture) throw new AppError({ status: 404, code: 'gone', message: 'This picture no longer exists.' });
  return picture;
}

interface PictureWish {
  id: string;
  seen: number;
  alt: string;
  /** In percent, from the left and from the top. */
  focusX: number;
  focusY: number;
  actor: string;
}

const labels = { alt: 'Description', focusX: 'From the left', focusY: 'From the top' };

/** Changes what a picture is said to show, and what of it stays in view when it is cut. */
export function savePicture({ id, seen, alt, focusX, focusY, actor }: PictureWish): Promise<void> {
  return services().inTransaction(async (tx) => {
    const before = await hold(tx, id);
    const asForm = (picture: KeptPicture) => ({
      alt: picture.alt,
      focusX: Math.round(picture.focusX * 100),
      focusY: Math.round(picture.focusY * 100),
    });
    const yours = { alt, focusX, focusY };
    checkSeen(seen, { version: before.version, yours, theirs: asForm(before), labels });
    await tx
      .update(publishingPictures)
      .set({ alt, focusX: focusX / 100, focusY: focusY / 100, version: before.version + 1 })
      .where(eq(publishingPictures.id, id));
    await recordChange(tx, {
      kind: 'picture.saved',
      subject: `picture:${id}`,
      actor,
      before: asForm(before),
      after: yours,
    });
    await bump(tx, publishingTag('pictures'));
  });
}

export const binnedPicture = defineBinned({
  kind: 'picture',
  label: 'Picture',
  section: 'pictures',
  schema: z.object({ id: z.uuid(), widths: z.array(z.number()) }),
  restore: async (tx, { id }) => {
    await tx.update(publishingPictures).set({ binnedAt: null }).where(eq(publishingPictures.id, id));
    await bump(tx, publishingTag('pictures'));
  },
  purge: async (tx, { id, widths: kept }) => {
    await tx.delete(publishingPictures).where(eq(publishingPictures.id, id));
    for (const width of kept) await services().storage.delete(pictureKey(id, width));
  },
});

/** Puts a picture into the bin: texts go on without it. Gives the id of the undo. */
export function binPicture(id: string, actor: string): Promise<string> {
  return services().inTransaction(async (tx) => {
    const picture = await hold(tx, id);
    await tx.update(publishingPictures).set({ binnedAt: now() }).where(eq(publishingPictures.id, id));
    await bump(tx, publishingTag('pictures'));
    return putInBin(tx, binnedPicture, {
      subjectId: id,
      label: picture.name,
      content: { id, widths: picture.widths },
      actor,
    });
  });
}
