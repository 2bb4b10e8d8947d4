import { Island } from '#app/islands/island.tsx';
import { DayBuilder } from '#demos/landings/conference/day-builder.tsx';
import { ConferenceLanding } from '#demos/landings/conference/landing.tsx';
import { template } from '#demos/landings/conference/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function ConferencePage() {
  return (
    <LandingFrame template={template}>
      <ConferenceLanding centrepiece={<Island name="day-builder" of={DayBuilder} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
