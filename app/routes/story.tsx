import { data, useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { weekRate } from '#app/pricing/prices.server.ts';
import { leadOn } from '#app/publishing/lead-on.server.ts';
import { storyAfter } from '#app/publishing/stories.server.ts';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { wordsOf } from '#app/site-map/addresses.server.ts';
import { shownStory } from '#features/publishing/present.server.ts';
import { publishedEntry } from '#features/publishing/published.server.ts';
import { pageWordsOf } from '#features/publishing/rules.ts';

/** A case study: those of the site map by their path, those that were added since by their slug. */
export function loader({ url, params: { slug } }: { url: URL; params: { slug?: string } }) {
  leadOn(url);
  const entry = publishedEntry('story', slug ?? url.pathname);
  if (!entry) throw data(null, { status: 404 });
  const story = shownStory(entry);
  const words = slug === undefined ? {} : { ...wordsOf.story(story), hue: story.hue };
  return {
    facts: pageFacts(url, { ...words, ...pageWordsOf(entry.data) }),
    story,
    next: storyAfter(story.path),
    rate: weekRate(),
  };
}

export default function CaseStudy() {
  const told = useLoaderData<typeof loader>();
  return <StoryPage {...told} />;
}
