import { Island } from '#app/islands/island.tsx';
import { Finder } from '#demos/landings/practice/finder.tsx';
import { PracticeLanding } from '#demos/landings/practice/landing.tsx';
import { template } from '#demos/landings/practice/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function PracticePage() {
  return (
    <LandingFrame template={template}>
      <PracticeLanding centrepiece={<Island name="practice-times" of={Finder} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
