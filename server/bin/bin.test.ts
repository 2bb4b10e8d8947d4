import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { holdClock, moveClock, releaseClock } from '../clock.ts';
import { forbidden } from '../errors.ts';
import { keepHouse } from '../housekeeping.ts';
import { services } from '../services.ts';
import { eventKinds, openTestServices, type TestServices } from '../testing/test-services.ts';
import { takeBack } from '../undo/undo.ts';
import { defineBinned, purgeFromBin, putInBin, restoreFromBin } from './bin.ts';
import { binItems } from './tables.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices({}, [{ name: 'test', binned: [thing] }]);
});
afterAll(() => world.close());
afterEach(() => releaseClock());

const things = new Map<string, { words: string; made: Date }>();
const gone: string[] = [];
const thing = defineBinned({
  kind: 'test-thing',
  label: 'Thing',
  section: 'bin',
  schema: z.object({ words: z.string(), made: z.coerce.date() }),
  restore: async (_, content, { subjectId }) => {
    if (things.has(subjectId)) throw forbidden('There is one again.');
    things.set(subjectId, content);
  },
  purge: async (_, { words }) => void gone.push(words),
});
const made = new Date('2026-11-01T10:00:00Z');
const remove = (subjectId: string) =>
  services().inTransaction(async (tx) => {
    things.delete(subjectId);
    return putInBin(tx, thing, {
      subjectId,
      label: `Thing ${subjectId}`,
      content: { words: subjectId, made },
      actor: 'user:ann',
    });
  });
const inBin = async () =>
  (await services().database.db.select().from(binItems)).map(({ subjectId }) => subjectId);
const idOf = async (subjectId: string) =>
  (await services().database.db.select().from(binItems)).find((item) => item.subjectId === subjectId)?.id ??
  '';

describe('the bin', () => {
  it('gives back what was deleted, whole, by undo or from its page, once', async () => {
    const undo = await remove('a');
    expect(await services().inTransaction((tx) => takeBack(tx, undo, 'user:ann'))).toBe(true);
    expect(things.get('a')).toEqual({ words: 'a', made });
    await remove('a');
    const id = await idOf('a');
    const restore = () => services().inTransaction((tx) => restoreFromBin(tx, id, 'user:ben'));
    const results = await Promise.all([restore(), restore(), restore()]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await inBin()).toEqual([]);
    expect((await eventKinds()).filter((kind) => kind.startsWith('bin.'))).toEqual([
      'bin.deleted',
      'bin.restored',
      'bin.deleted',
      'bin.restored',
    ]);
  });

  it('keeps what cannot be put back', async () => {
    await remove('b');
    things.set('b', { words: 'another', made });
    const id = await idOf('b');
    await expect(services().inTransaction((tx) => restoreFromBin(tx, id, 'user:ann'))).rejects.toThrow(
      'again',
    );
    expect(await inBin()).toEqual(['b']);
    await services().inTransaction((tx) => purgeFromBin(tx, id, 'user:ann'));
    expect(gone).toEqual(['b']);
  });

  it('lets go by job after thirty days, and not before', async () => {
    holdClock('2026-11-16T09:00:00Z');
    await remove('c');
    const keep = () => keepHouse(services().database.db, services().limits);
    moveClock(29.9 * 86_400_000);
    await keep();
    expect(await inBin()).toEqual(['c']);
    moveClock(0.2 * 86_400_000);
    await keep();
    expect(await inBin()).toEqual([]);
    expect(gone).toEqual(['b', 'c']);
  });
});
