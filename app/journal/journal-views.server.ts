import { proofs } from '#content/proof.ts';
import { shownPost } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';
import { listFields } from '#lib/lists/list-query.ts';
import { services } from '#server/services.ts';
import { excerptOf, findPosts } from './find-posts.ts';
import { measuredByDay } from './measured-by-day.ts';
import { byTopic, byYear } from './order.ts';
import { journalTexts, journalTiles, type PostWithText, tileOf, wholePosts } from './posts.server.ts';
import type { Archived } from './views/archive.tsx';
import type { OpenedPost } from './views/magazine.tsx';
import type { Reading } from './views/reader-view.tsx';

const mostOpening = 380;

/** The beginning of a post, in whole sentences. */
function openedPost(post: PostWithText): OpenedPost {
  const first = post.text.split('\n').find(Boolean) ?? '';
  const sentences = first.slice(0, mostOpening).lastIndexOf('. ');
  const opening =
    first.length <= mostOpening ? first : first.slice(0, sentences > 80 ? sentences + 1 : mostOpening);
  return { ...tileOf(post), opening };
}

function archived(query: URLSearchParams): Archived {
  const posts = journalTexts();
  const years = byYear(posts).map(({ name }) => name);
  const topics = byTopic(posts).map(({ name, items }) => [name, items.length] as const);
  const pick = (name: string, known: readonly string[]) =>
    known.find((each) => each === query.get(name)) ?? '';
  const asked = {
    q: listFields.q.parse(query.get('q') ?? ''),
    topic: pick(
      'topic',
      topics.map(([name]) => name),
    ),
    year: pick('year', years),
  };
  const found = findPosts(posts, asked).map((post) => ({
    ...tileOf(post),
    excerpt: asked.q ? excerptOf(post.text, asked.q) : null,
  }));
  return { asked, found, all: posts.length, topics, years };
}

function reading(query: URLSearchParams): Reading {
  const asked = query.get('post');
  const entries = publishedEntries('post');
  const named = entries.find(({ slug }) => slug === asked);
  const entry = named ?? entries[0];
  return {
    posts: journalTiles(),
    post: entry ? shownPost(entry) : null,
    isAsked: named !== undefined,
    isGone: asked !== null && named === undefined,
  };
}

/** What the view at this address shows; null where there is none. */
export function journalViewAt(route: string, query: URLSearchParams) {
  switch (route) {
    case '/blog':
      return { view: 'newsroom' as const, posts: journalTiles() };
    case '/pages/grid-view-no-sidebar':
      return { view: 'magazine' as const, posts: journalTexts().map(openedPost) };
    case '/pages/grid-view-with-sidebar':
      return { view: 'timeline' as const, posts: journalTiles(), measured: measuredByDay(proofs) };
    case '/pages/list-view-no-sidebar':
      return { view: 'archive' as const, ...archived(query) };
    case '/pages/list-view-with-sidebar':
      return { view: 'reader' as const, ...reading(query) };
    case '/pages/simple-feed':
      return { view: 'feeds' as const, posts: wholePosts(), origin: services().env.PUBLIC_URL };
    default:
      return null;
  }
}
