import { useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { HealthApp } from '#demos/health/ui/health-app.tsx';
import { loader as storyLoader } from './story.tsx';

export function loader(of: Parameters<typeof storyLoader>[0]) {
  return { ...storyLoader(of), firstDay: new Date().toISOString().slice(0, 10) };
}

/** The healthcare case study, with the patient’s and the practice’s application in it. */
export default function HealthStory() {
  const { story, next, rate, firstDay } = useLoaderData<typeof loader>();
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      application={<Island name="health" of={HealthApp} props={{ firstDay }} wake="near" />}
    />
  );
}
