import { eq } from 'drizzle-orm';
import { beginDraft, saveDraft } from '#features/catalogue/submissions/commands/draft.server.ts';
import { addScreen, describeScreens } from '#features/catalogue/submissions/commands/screens.server.ts';
import { sendSubmission } from '#features/catalogue/submissions/commands/send.server.ts';
import { readyPicture } from '#features/catalogue/submissions/files.server.ts';
import { applications } from '#features/catalogue/tables.server.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { marks } from './marks.ts';

const words = {
  tagline: 'Counts shelves by photo',
  maker: 'Shelf & Sons',
  category: 'Logistics',
  kind: 'pre-built',
  priceModel: 'open',
  summary: 'A photo of a shelf becomes a count.',
  takes: 'A photo',
  gives: 'A count',
  features: 'Counting: finds boxes of one kind',
  description: 'Where shelves can be seen from the front.',
};

async function begin(name: string, bytes: Uint8Array) {
  const id = (await beginDraft({ key: newId(), address: '192.0.2.1' }, 'ann')) ?? '';
  await saveDraft(id, { name, ...words }, 'ann');
  const screen = await addScreen(id, await readyPicture({ name: 'shelf.png', bytes, userId: 'ann' }), 'ann');
  await describeScreens(id, { [screen]: 'A shelf' }, 'ann');
  return { id, screen };
}

/** What Ann submits to the catalogue: a draft, and something that staff have to decide about. */
export async function makeSubmissions(bytes: Uint8Array) {
  const draft = await begin(marks.application, bytes);
  const sent = await begin(marks.sent, bytes);
  await sendSubmission(sent.id, '', 'ann');
  const [entry] = await services()
    .database.db.select({ id: applications.id, slug: applications.slug })
    .from(applications)
    .where(eq(applications.name, marks.sent));
  return {
    draft: draft.id,
    sent: sent.id,
    screen: sent.screen,
    sentSlug: entry?.slug ?? '',
    applicationId: entry?.id ?? '',
  };
}
