import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { binItems } from '#server/bin/tables.ts';
import { ConflictError } from '#server/forms/conflict.ts';
import { recordTags } from '#server/freshness/freshness.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { applicationAt } from '../queries.server.ts';
import { type EntryWish, entrySchema, newEntrySchema, typedEntry } from '../staff/entry-schema.ts';
import { entryWorkspace, submissionWorkspace } from '../staff/pages.server.ts';
import { decide } from '../submissions/commands/decide.server.ts';
import { beginDraft, saveDraft } from '../submissions/commands/draft.server.ts';
import { addScreen, describeScreens } from '../submissions/commands/screens.server.ts';
import {
  deleteSubmission,
  reopenSubmission,
  sendSubmission,
  takeDown,
} from '../submissions/commands/send.server.ts';
import { openSubmission } from '../submissions/page.server.ts';
import { applications } from '../tables.server.ts';
import { emptyWorld, list, openWorld, put, run } from '../testing/world.server.ts';
import { catalogueTag } from '../visible.server.ts';
import { deleteEntry } from './delete-entry.server.ts';
import { addEntry, editEntry } from './edit-entry.server.ts';
import { turnEntries } from './show-entries.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openWorld();
});
afterAll(() => close());
beforeEach(async () => {
  await emptyWorld();
  await run('truncate bin_items, undo_offers');
});

/** The version of what the public pages were made from. */
const freshness = async () => (await recordTags(() => list(''))).tags.get(catalogueTag) ?? 0;
const actor = 'user:sam';
const sam = { userId: 'sam', staff: true };
const everybody = { staff: false };
const back = (step: string) => services().inTransaction((tx) => takeBack(tx, step, actor));
const row = async (slug: string) => {
  const [found] = await services().database.db.select().from(applications).where(eq(applications.slug, slug));
  if (!found) throw new Error(`there is no ${slug}`);
  return found;
};
const typed = {
  name: 'Stock counter',
  tagline: 'Counts shelves by photo',
  category: 'Logistics',
  kind: 'pre-built',
  priceModel: 'open',
  demoUrl: '/route-optimization/demo',
  summary: 'A photo becomes a count.',
  takes: 'A photo',
  gives: 'A count',
  features: 'Counting: finds boxes\nExport: writes a CSV',
  industries: 'Retail, Transport',
  stack: 'TypeScript',
  description: 'Where shelves can be seen.',
  hue: 'mint',
  object: 'shelf',
  position: '7',
};
const wish = (more: Partial<EntryWish> = {}): EntryWish => ({ ...entrySchema.parse(typed), ...more });

/** Something that Ann submitted and that waits for a decision; gives its id. */
async function submitted(): Promise<string> {
  const id = (await beginDraft({ key: newId(), address: '192.0.2.1' }, 'ann')) ?? '';
  const { hue: _, object: __, position: ___, demoUrl: ____, ...words } = typed;
  await saveDraft(id, { ...words, maker: 'Shelf & Sons' }, 'ann');
  const size = { width: 1600, height: 1000, contentType: 'image/png' as const };
  const screen = await addScreen(id, { bytes: new Uint8Array([1]), ...size }, 'ann');
  await describeScreens(id, { [screen]: 'A shelf' }, 'ann');
  await sendSubmission(id, '', 'ann');
  return id;
}

describe('an entry of the catalogue', () => {
  it('is edited, found by its new words, and every page that shows it is told', async () => {
    await put('counter', { status: 'published' });
    const { id, version } = await row('counter');
    const before = await freshness();
    await editEntry(id, wish(), { seen: version, actor });
    // A process learns of its own change as others do: by a hint, or by its next look two seconds later.
    await expect.poll(freshness).toBeGreaterThan(before);
    expect(await row('counter')).toMatchObject({
      version: version + 1,
      name: 'Stock counter',
      position: 7,
      status: 'published',
    });
    expect((await list('q=shelves')).tiles.map(({ slug }) => slug)).toEqual(['counter']);
  });

  it('reads the same from its form again', () => {
    expect(entrySchema.parse(typedEntry(wish()))).toEqual(wish());
  });

  it('tells the second of two editors what the first wrote', async () => {
    await put('counter');
    const { id } = await row('counter');
    await editEntry(id, wish({ name: 'Theirs' }), { seen: 1, actor });
    const mine: unknown = await editEntry(id, wish({ name: 'Mine' }), { seen: 1, actor }).catch(
      (error: unknown) => error,
    );
    expect(mine).toBeInstanceOf(ConflictError);
    expect((mine as ConflictError).conflict.fields).toEqual([
      { name: 'name', label: 'Name', yours: 'Mine', theirs: 'Theirs' },
    ]);
  });

  it('is hidden and shown again, several at once, and taken back', async () => {
    await put('one', { status: 'published' });
    await put('two', { status: 'published' });
    const ids = [(await row('one')).id, (await row('two')).id];
    const { count, undo } = await turnEntries('hide', [...ids, 'none'], actor);
    expect(count).toBe(2);
    expect(await applicationAt('one', everybody)).toBeNull();
    expect(await back(undo)).toBe(true);
    expect(await applicationAt('two', everybody)).not.toBeNull();
    await expect(turnEntries('show', ids, actor)).rejects.toThrow('None');
  });

  it('of the studio’s own is hidden at first, and its address is its alone', async () => {
    const id = await addEntry(newEntrySchema.parse({ ...typed, slug: 'counter' }), actor);
    expect(await applicationAt('counter', everybody)).toBeNull();
    await turnEntries('show', [id], actor);
    expect(await applicationAt('counter', everybody)).toMatchObject({ name: 'Stock counter' });
    await expect(addEntry(newEntrySchema.parse({ ...typed, slug: 'counter' }), actor)).rejects.toMatchObject({
      fields: { slug: 'Another application already has this address.' },
    });
  });

  it('goes into the bin and comes back whole, unless its address is taken', async () => {
    await put('counter', { status: 'published' });
    const before = await row('counter');
    const undo = await deleteEntry(before.id, actor);
    expect(await applicationAt('counter', everybody)).toBeNull();
    expect(await back(undo)).toBe(true);
    expect(await row('counter')).toEqual(before);
    const again = await deleteEntry(before.id, actor);
    await put('counter');
    await expect(back(again)).rejects.toThrow('Another application');
  });
});

describe('what somebody submitted', () => {
  it('goes back for changes with a word, and is sent again', async () => {
    const id = await submitted();
    const asked = { decision: 'changes', comment: 'Say where it ends.' } as const;
    await decide(id, asked, sam);
    expect(await openSubmission('ann', id, null)).toMatchObject({ status: 'draft', open: true });
    expect((await submissionWorkspace(id, 'sam'))?.notes.at(-1)).toMatchObject({
      side: 'staff',
      status: 'draft',
      text: 'Say where it ends.',
    });
    expect((await row('stock-counter')).status).toBe('draft');
    await sendSubmission(id, '', 'ann');
    await decide(id, { decision: 'publish', comment: '' }, sam);
    expect(await applicationAt('stock-counter', everybody)).not.toBeNull();
  });

  it('is not decided about by whoever submitted it, nor brought in by showing its entry', async () => {
    const id = await submitted();
    expect(await submissionWorkspace(id, 'ann')).toMatchObject({ isOwn: true });
    await expect(
      decide(id, { decision: 'publish', comment: '' }, { userId: 'ann', staff: true }),
    ).rejects.toThrow();
    const entry = await row('stock-counter');
    await expect(turnEntries('show', [entry.id], actor)).rejects.toThrow('None');
    await expect(deleteEntry(entry.id, actor)).rejects.toThrow('Decide');
    await decide(id, { decision: 'publish', comment: '' }, sam);
    await takeDown(id, 'ann');
    // Its owner took it out: staff do not bring it back.
    await expect(turnEntries('show', [entry.id], actor)).rejects.toThrow('None');
    expect(await entryWorkspace(entry.id)).toMatchObject({
      status: 'draft',
      submission: { id, status: 'draft' },
    });
  });

  it('leaves nothing in the bin when its owner deletes it', async () => {
    const id = await submitted();
    await decide(id, { decision: 'publish', comment: '' }, sam);
    await deleteEntry((await row('stock-counter')).id, actor);
    expect(await services().database.db.select().from(binItems)).toHaveLength(1);
    await reopenSubmission(id, 'ann');
    await deleteSubmission(id, 'ann');
    expect(await services().database.db.select().from(binItems)).toEqual([]);
  });
});
