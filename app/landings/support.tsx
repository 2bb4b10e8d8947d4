import { Island } from '#app/islands/island.tsx';
import { Desk } from '#demos/landings/support/desk.tsx';
import { SupportLanding } from '#demos/landings/support/landing.tsx';
import { template } from '#demos/landings/support/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function SupportPage() {
  return (
    <LandingFrame template={template}>
      <SupportLanding centrepiece={<Island name="support-inbox" of={Desk} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
