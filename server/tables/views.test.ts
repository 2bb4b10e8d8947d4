import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { services } from '../services.ts';
import { openTestServices, type TestServices } from '../testing/test-services.ts';
import { takeBack } from '../undo/undo.ts';
import { newViewSchema, removeView, saveView, viewsOf } from './views.ts';

let world: TestServices;
beforeAll(async () => {
  world = await openTestServices();
});
afterAll(() => world.close());

const save = (userId: string, fields: Record<string, string>) =>
  services().inTransaction((tx) => saveView(tx, 'leads', newViewSchema.parse(fields), { userId }));
const seenBy = async (userId: string) =>
  (await viewsOf(services().database.db, 'leads', { userId })).map(({ name, query, own }) => ({
    name,
    query,
    own,
  }));

describe('the views of a list', () => {
  it('are one’s own, or everybody’s if they were shared', async () => {
    await save('ann', { name: ' Mine  only ', query: 'q=x' });
    await save('ann', { name: 'For all', query: 'state=open', shared: 'on' });
    expect(await seenBy('ann')).toEqual([
      { name: 'For all', query: 'state=open', own: true },
      { name: 'Mine only', query: 'q=x', own: true },
    ]);
    expect(await seenBy('ben')).toEqual([{ name: 'For all', query: 'state=open', own: false }]);
  });

  it('are saved again under the name they have', async () => {
    await save('ann', { name: 'Mine only', query: 'q=y' });
    expect(await seenBy('ann')).toContainEqual({ name: 'Mine only', query: 'q=y', own: true });
    expect(newViewSchema.safeParse({ name: '  ' }).success).toBe(false);
  });

  it('are removed by their owner alone, who can take it back', async () => {
    const [shared] = await viewsOf(services().database.db, 'leads', { userId: 'ben' });
    const remove = (userId: string) =>
      services().inTransaction((tx) => removeView(tx, shared?.id ?? '', { userId }));
    expect(await remove('ben')).toBeNull();
    const undo = await remove('ann');
    expect(await seenBy('ben')).toEqual([]);
    expect(await services().inTransaction((tx) => takeBack(tx, undo ?? '', 'user:ann'))).toBe(true);
    expect(await seenBy('ben')).toHaveLength(1);
  });
});
