import { afterEach, expect, it } from 'vitest';
import { holdIds, newId, releaseIds } from './ids.ts';

afterEach(releaseIds);

it('ids are unique and rise in time', () => {
  const ids = Array.from({ length: 1000 }, () => newId());
  expect(new Set(ids).size).toBe(1000);
  expect([...ids].sort()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('ids can be held still', () => {
  holdIds();
  expect([newId(), newId()]).toEqual([
    '00000000-0000-7000-8000-000000000001',
    '00000000-0000-7000-8000-000000000002',
  ]);
});
