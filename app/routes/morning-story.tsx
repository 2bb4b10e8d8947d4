import { useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { firstMorning } from '#demos/small-tasks/morning/first-morning.ts';
import { MorningView } from '#demos/small-tasks/morning/morning-view.tsx';
import { loader } from './story.tsx';

export { loader };

/** How we build with AI, with a sample mailbox that the small tasks work through. */
export default function MorningStory() {
  const { story, next, rate } = useLoaderData<typeof loader>();
  const props = { first: firstMorning() };
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      live={<Island name="morning" of={MorningView} props={props} wake="near" />}
    />
  );
}
