import { Island } from '#app/islands/island.tsx';
import { SleepLanding } from '#demos/landings/sleep/landing.tsx';
import { Player } from '#demos/landings/sleep/player.tsx';
import { template } from '#demos/landings/sleep/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function SleepPage() {
  return (
    <LandingFrame template={template}>
      <SleepLanding centrepiece={<Island name="sleep-player" of={Player} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
