import { Island } from '#app/islands/island.tsx';
import { BikesLanding } from '#demos/landings/bikes/landing.tsx';
import { Planner } from '#demos/landings/bikes/planner.tsx';
import { template } from '#demos/landings/bikes/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function BikesPage() {
  return (
    <LandingFrame template={template}>
      <BikesLanding centrepiece={<Island name="bike-planner" of={Planner} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
