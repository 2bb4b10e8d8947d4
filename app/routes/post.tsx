import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { leadOn } from '#app/publishing/lead-on.server.ts';
import { PostPage } from '#app/publishing/post-page.tsx';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import { postTile, shownPost } from '#features/publishing/present.server.ts';
import { publishedEntries } from '#features/publishing/published.server.ts';

interface Asked {
  url: URL;
  params: { slug?: string };
}

/** The post under the address; `/pages/single-post` shows the newest. */
export function loader({ url, params: { slug } }: Asked) {
  leadOn(url);
  const entries = publishedEntries('post');
  const entry = slug === undefined ? entries[0] : entries.find((each) => each.slug === slug);
  if (!entry) throw data(null, { status: 404 });
  const post = shownPost(entry);
  const others = entries
    .filter((each) => each !== entry)
    .slice(0, 3)
    .map(postTile);
  const facts = pageFacts(url, { ...wordsOf.post(post), canonical: post.href });
  return { facts, post, others };
}

export default function JournalPost() {
  const { post, others } = useLoaderData<typeof loader>();
  return <PostPage post={post} others={others} />;
}
