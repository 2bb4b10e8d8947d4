import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { posts } from '#content/posts/posts.ts';
import { covers, PostCover } from './post-cover.tsx';

it('has a cover of its own for every post, and none for a post that is gone', () => {
  expect(Object.keys(covers).sort()).toEqual(posts.map(({ slug }) => slug).sort());
  const drawn = posts.map((post) => renderToStaticMarkup(<PostCover post={post} />));
  for (const html of drawn) {
    expect(html.length).toBeGreaterThan(200);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(new Set(drawn).size).toBe(posts.length);
});

it('draws the first letter of a post that somebody wrote in the panel', () =>
  expect(renderToStaticMarkup(<PostCover post={{ slug: 'new', title: 'Xylophones' }} />)).toContain('>X<'));
