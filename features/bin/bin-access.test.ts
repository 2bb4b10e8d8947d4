import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainQuery } from '#lib/lists/table-query.ts';
import { defineBinned, putInBin } from '#server/bin/bin.ts';
import { newId } from '#server/ids.ts';
import { services } from '#server/services.ts';
import { readTable } from '#server/tables/read-table.ts';
import { openTestServices, type TestServices } from '#server/testing/test-services.ts';
import { purgeItems, restoreItems } from './empty.server.ts';
import { binList } from './list.server.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices({}, [
    {
      name: 'test',
      panel: [
        { id: 'newsletter', areas: ['editor'] },
        { id: 'outbox', areas: [] },
      ],
      binned: [letter, mail],
    },
  ]);
});
afterAll(() => world.close());

const restored: string[] = [];
const kindOf = (section: string) =>
  defineBinned({
    kind: `test-${section}`,
    label: section,
    section,
    schema: z.object({}),
    restore: async (_, __, { subjectId }) => void restored.push(subjectId),
  });
const [letter, mail] = [kindOf('newsletter'), kindOf('outbox')];
const put = async (kind: typeof letter): Promise<string> => {
  const subjectId = newId();
  await services().inTransaction((tx) =>
    putInBin(tx, kind, { subjectId, label: subjectId, content: {}, actor: 'system' }),
  );
  const { rows } = await readTable(
    binList,
    { ...plainQuery, q: subjectId },
    { userId: 'o', areas: ['owner'] },
  );
  return rows[0]?.id ?? '';
};
const editor = { actor: 'user:ed', areas: ['editor'] as const };

describe('the bin', () => {
  it('shows everybody what belongs to the parts that they may look at', async () => {
    await put(letter);
    await put(mail);
    const seen = async (...areas: ('owner' | 'editor' | 'sales' | 'readonly')[]) =>
      (await readTable(binList, plainQuery, { userId: 'x', areas })).rows.map(({ kind }) => kind).toSorted();
    expect(await seen('owner')).toEqual(['newsletter', 'outbox']);
    expect(await seen('readonly')).toEqual(['newsletter', 'outbox']);
    expect(await seen('editor')).toEqual(['newsletter']);
    expect(await seen('sales')).toEqual([]);
  });

  it('gives nothing back to those who may not change it, and then nothing at all', async () => {
    const [own, foreign] = [await put(letter), await put(mail)];
    await expect(restoreItems([own, foreign], editor)).rejects.toThrow('can’t change');
    await expect(purgeItems([foreign], editor)).rejects.toThrow('can’t change');
    expect(restored).toEqual([]);
    expect(await restoreItems([own, 'nonsense'], editor)).toBe(1);
    await expect(restoreItems([own], editor)).rejects.toThrow('any more');
    expect(await purgeItems([foreign], { actor: 'user:o', areas: ['owner'] })).toBe(1);
  });
});
