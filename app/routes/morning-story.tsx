import { useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { toldLimits } from '#demos/kit/limits/told-limits.server.ts';
import { embedTool } from '#demos/kit/models/tools.server.ts';
import { firstMorning } from '#demos/small-tasks/morning/first-morning.ts';
import { MorningView } from '#demos/small-tasks/morning/morning-view.tsx';
import { loader as storyLoader } from './story.tsx';

/** The case study, and how often the server sorts emails for one visitor. */
export const loader = (asked: Parameters<typeof storyLoader>[0]) => ({
  ...storyLoader(asked),
  limits: toldLimits(embedTool),
});

/** How we build with AI, with a mailbox that the small tasks work through: the sample or the visitor's own. */
export default function MorningStory() {
  const { story, next, rate, limits } = useLoaderData<typeof loader>();
  const props = { first: firstMorning(), limits };
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      live={<Island name="morning" of={MorningView} props={props} wake="near" />}
    />
  );
}
