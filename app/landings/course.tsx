import { Island } from '#app/islands/island.tsx';
import { CourseLanding } from '#demos/landings/course/landing.tsx';
import { Lesson } from '#demos/landings/course/lesson.tsx';
import { template } from '#demos/landings/course/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function CoursePage() {
  return (
    <LandingFrame template={template}>
      <CourseLanding centrepiece={<Island name="lettering-lesson" of={Lesson} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
