import { useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { LearningApp } from '#demos/learning/ui/learning-app.tsx';
import { loader as storyLoader } from './story.tsx';

/** The case study, and the day around which the sample stands. */
export function loader(args: Parameters<typeof storyLoader>[0]) {
  return { ...storyLoader(args), day: new Date().toISOString().slice(0, 10) };
}

/** The case study of the learning management, with its application open for a teacher. */
export default function LearningStory() {
  const { story, next, rate, day } = useLoaderData<typeof loader>();
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      application={
        <Island
          name="learning"
          of={LearningApp}
          props={{ day, startRole: 'teacher', framed: true }}
          wake="near"
        />
      }
    />
  );
}
