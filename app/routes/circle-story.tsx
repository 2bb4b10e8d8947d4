import { useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { CircleApp } from '#demos/circle/ui/circle-app.tsx';
import { loader as storyLoader } from './story.tsx';

export function loader(of: Parameters<typeof storyLoader>[0]) {
  return { ...storyLoader(of), firstDay: new Date().toISOString().slice(0, 10) };
}

/** The personal CRM, with the application in it. */
export default function CircleStory() {
  const { story, next, rate, firstDay } = useLoaderData<typeof loader>();
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      application={<Island name="circle" of={CircleApp} props={{ firstDay }} wake="near" />}
    />
  );
}
