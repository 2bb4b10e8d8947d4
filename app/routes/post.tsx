import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { postReading } from '#app/journal/post-reading.server.ts';
import { leadOn } from '#app/publishing/lead-on.server.ts';
import { PostPage } from '#app/publishing/post-page.tsx';
import { wordsOf } from '#app/site-map/addresses.server.ts';

interface Asked {
  url: URL;
  params: { slug?: string };
}

/** The post under the address; `/pages/single-post` features the newest. */
export function loader({ url, params: { slug } }: Asked) {
  leadOn(url);
  const reading = postReading(slug);
  if (!reading) throw data(null, { status: 404 });
  const { post } = reading;
  return { facts: pageFacts(url, { ...wordsOf.post(post), canonical: post.href }), reading };
}

export default function JournalPost() {
  return <PostPage {...useLoaderData<typeof loader>().reading} />;
}
