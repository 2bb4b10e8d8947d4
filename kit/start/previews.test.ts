import { expect, test } from 'vitest';
import { kitGroups } from '#content/workshop/kit-groups.ts';
import { previews } from './previews.tsx';

test('every page of the kit has its small picture, and no picture is of a page that has gone', () => {
  const paths = kitGroups.flatMap((group) => group.pages.map(({ path }) => path));
  expect(Object.keys(previews).toSorted()).toEqual(paths.toSorted());
});
