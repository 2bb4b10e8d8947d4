import type { LearningEdit, LearningRows, Post } from '../records.ts';

/** Adds a post below a lesson; the problem where it says nothing. */
export function addPost(post: Post): { edits: LearningEdit[] } | { problem: string } {
  const text = post.text.trim();
  if (text === '') return { problem: 'Write something first, then post it.' };
  return { edits: [{ in: 'posts', id: post.id, row: { ...post, text } }] };
}

/** Takes a post away, with the answers to it. */
export const deletePost = (rows: LearningRows, postId: string): LearningEdit[] =>
  [...rows.posts.values()]
    .filter(({ id, answers }) => id === postId || answers === postId)
    .map(({ id }) => ({ in: 'posts', id, row: null }));
