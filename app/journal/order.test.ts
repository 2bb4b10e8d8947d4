import { expect, it } from 'vitest';
import { byDay, byTopic, byYear, neighboursOf, relatedTo } from './order.ts';

const post = (slug: string, date: string, topic: string, text = '') => ({
  slug,
  href: `/blog/${slug}`,
  title: slug,
  date,
  topic,
  minutes: 4,
  lead: '',
  text,
});
const posts = [
  post('d', '2027-01-02', 'AI', 'a planner reads invoices and routes'),
  post('c', '2026-11-03', 'Data', 'booking constraints deadlocks'),
  post('b', '2026-11-03', 'AI', 'reading questions passages'),
  post('a', '2025-05-05', 'AI', 'planner routes vehicles'),
];
const namesOf = (groups: { name: string; items: readonly { slug: string }[] }[]) =>
  groups.map(({ name, items }) => `${name}: ${items.map(({ slug }) => slug).join(' ')}`);

it('groups posts by year, by day and by topic, each once', () => {
  expect(namesOf(byYear(posts))).toEqual(['2027: d', '2026: c b', '2025: a']);
  expect(namesOf(byDay(posts))).toEqual(['2027-01-02: d', '2026-11-03: c b', '2025-05-05: a']);
  expect(namesOf(byTopic(posts))).toEqual(['AI: d b a', 'Data: c']);
});

it('knows the post before and the post after', () => {
  expect(neighboursOf('c', posts)).toMatchObject({ newer: { slug: 'd' }, older: { slug: 'b' } });
  expect(neighboursOf('d', posts).newer).toBeNull();
  expect(neighboursOf('a', posts).older).toBeNull();
  expect(neighboursOf('gone', posts)).toEqual({ newer: null, older: null });
});

it('relates a post to those of its topic first, and to those that share its rare words next', () => {
  const [newest] = posts;
  if (!newest) throw new Error('there are posts');
  expect(relatedTo(newest, posts, 2).map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(relatedTo(newest, posts, 5)).toHaveLength(3);
});
