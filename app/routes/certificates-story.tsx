import { useLoaderData } from 'react-router';
import { Island } from '#app/islands/island.tsx';
import { StoryPage } from '#app/publishing/story-page.tsx';
import { CertificatesApp } from '#demos/certificates/ui/certificates-app.tsx';
import { loader as storyLoader } from './story.tsx';

export const loader = (given: Parameters<typeof storyLoader>[0]) => ({
  ...storyLoader(given),
  day: new Date().toISOString().slice(0, 10),
});

/** The case study of the certificates, with the application in it. */
export default function CertificatesStory() {
  const { story, next, rate, day } = useLoaderData<typeof loader>();
  return (
    <StoryPage
      story={story}
      next={next}
      rate={rate}
      application={<Island name="certificates" of={CertificatesApp} props={{ day }} wake="near" />}
    />
  );
}
