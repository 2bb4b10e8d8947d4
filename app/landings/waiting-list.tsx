import { Island } from '#app/islands/island.tsx';
import { WaitingListLanding } from '#demos/landings/waiting-list/landing.tsx';
import { Waiting } from '#demos/landings/waiting-list/waiting.tsx';
import { template } from '#demos/landings/waiting-list/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function WaitingListPage() {
  return (
    <LandingFrame template={template}>
      <WaitingListLanding centrepiece={<Island name="waiting-list" of={Waiting} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
