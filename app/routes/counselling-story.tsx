import { useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { CounsellingApp } from '#demos/counselling/ui/counselling-app.tsx';
import { loader as storyLoader } from './story.tsx';

export function loader(of: Parameters<typeof storyLoader>[0]) {
  return { ...storyLoader(of), firstDay: new Date().toISOString().slice(0, 10) };
}

/** The counselling case study, with the student’s and the adviser’s application in it. */
export default function CounsellingStory() {
  const { story, next, rate, firstDay } = useLoaderData<typeof loader>();
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      application={<Island name="counselling" of={CounsellingApp} props={{ firstDay }} wake="near" />}
    />
  );
}
