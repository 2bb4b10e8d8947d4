import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { holdClock, moveClock, now, releaseClock } from '../clock.ts';
import { forbidden } from '../errors.ts';
import { services } from '../services.ts';
import { eventKinds, openTestServices, type TestServices } from '../testing/test-services.ts';
import { undoOffers } from './tables.ts';
import { defineUndo, forgetUndo, offerUndo, takeBack } from './undo.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices({}, [{ name: 'test', undos: [moving] }]);
});
afterAll(() => world.close());
afterEach(() => releaseClock());

const taken: string[] = [];
let refuses = false;
const moving = defineUndo('test.move', z.object({ from: z.string() }), async (_, { from }, actor) => {
  if (refuses) throw forbidden();
  taken.push(`${from} by ${actor}`);
});
const offer = (from: string) => services().inTransaction((tx) => offerUndo(tx, moving, { from }, 'user:ann'));
const back = (id: string, actor = 'user:ann') => services().inTransaction((tx) => takeBack(tx, id, actor));

describe('what was done', () => {
  it('is taken back once, however often the button is pressed at the same time', async () => {
    const id = await offer('here');
    const results = await Promise.all(Array.from({ length: 5 }, () => back(id)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(taken).toEqual(['here by user:ann']);
    expect(await back(id)).toBe(false);
    expect((await eventKinds()).filter((kind) => kind === 'undo.used')).toHaveLength(1);
  });

  it('is taken back by nobody else', async () => {
    expect(await back(await offer('x'), 'user:ben')).toBe(false);
  });

  it('can still be taken back when the first try was refused', async () => {
    const id = await offer('again');
    refuses = true;
    await expect(back(id)).rejects.toThrow('don’t have permission');
    refuses = false;
    expect(await back(id)).toBe(true);
  });

  it('can be taken back for a day, and is forgotten after it', async () => {
    holdClock(now());
    const [early, late] = [await offer('early'), await offer('late')];
    moveClock(23.9 * 3_600_000);
    expect(await back(early)).toBe(true);
    moveClock(0.2 * 3_600_000);
    expect(await back(late)).toBe(false);
    await forgetUndo(services().database.db);
    expect(await services().database.db.select().from(undoOffers)).toEqual([]);
  });
});
