import { Island } from '#app/islands/island.tsx';
import { FlamingoLanding } from '#demos/landings/flamingo/landing.tsx';
import { Press } from '#demos/landings/flamingo/press.tsx';
import { template } from '#demos/landings/flamingo/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function FlamingoPage() {
  return (
    <LandingFrame template={template}>
      <FlamingoLanding centrepiece={<Island name="halftone-press" of={Press} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
