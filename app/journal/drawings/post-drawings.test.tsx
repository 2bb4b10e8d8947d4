import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { posts } from '#content/posts/posts.ts';
import { postDrawings } from './post-drawings.tsx';

const named = posts.flatMap(({ slug, body }) =>
  [...body.matchAll(/!\[([^\]]*)\]\(drawing:([\w-]+)(?: "([^"]*)")?\)/g)].map(
    ([, alt = '', name = '', caption = '']) => ({ slug, alt, name, caption }),
  ),
);

it('has a drawing for every name in a post, with words for those who hear it and a caption', () => {
  for (const { slug, alt, name, caption } of named) {
    expect(Object.keys(postDrawings), slug).toContain(name);
    expect(alt.split(' ').length, `${slug} ${name}`).toBeGreaterThan(8);
    expect(caption, `${slug} ${name}`).not.toBe('');
  }
  expect(Object.keys(postDrawings).filter((name) => !named.some((each) => each.name === name))).toEqual([]);
});

it('draws each of them from its data', () => {
  for (const [name, draw] of Object.entries(postDrawings)) {
    const html = renderToStaticMarkup(draw());
    expect(html.length, name).toBeGreaterThan(100);
    expect(html, name).not.toMatch(/NaN|undefined|Infinity/);
  }
});

it('has a drawing in every post', () =>
  expect(
    posts.filter(({ slug }) => !named.some((each) => each.slug === slug)).map(({ slug }) => slug),
  ).toEqual([]));
