import { afterAll, beforeAll, expect, it } from 'vitest';
import { posts } from '#content/posts/posts.ts';
import { services } from '#server/services.ts';
import { openTestServices, seedAgain } from '#server/testing/test-services.ts';
import { takeBack } from '#server/undo/undo.ts';
import { features } from '../features.server.ts';
import { findSamples, removeSamples } from './samples.server.ts';

let close: () => Promise<void>;
beforeAll(async () => {
  close = (await openTestServices({}, features)).close;
});
afterAll(() => close());

const counts = async () => {
  const { events, applications, posts: found } = await findSamples(services().database.db);
  return { events: events.length, applications: applications.length, posts: found.length };
};

it('takes every sample off the site with one press, also after a start, and puts all back', async () => {
  const before = await counts();
  expect(before.posts).toBe(posts.length);
  expect(before.events).toBeGreaterThan(5);
  expect(before.applications).toBeGreaterThan(30);
  const { count, undo } = await removeSamples('user:owner');
  expect(count).toBe(before.events + before.applications + before.posts);
  await seedAgain();
  expect(await counts()).toEqual({ events: 0, applications: 0, posts: 0 });
  await services().inTransaction((tx) => takeBack(tx, undo, 'user:owner'));
  expect(await counts()).toEqual(before);
});
