import { type Post, readPost } from './read-post.ts';

const files = import.meta.glob<string>('./*-*.md', { query: '?raw', import: 'default', eager: true });

/** The journal, newest first. */
export const posts: readonly Post[] = Object.entries(files)
  .map(([path, source]) => readPost(path.slice('./'.length, -'.md'.length), source))
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
