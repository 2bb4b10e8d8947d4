import { Island } from '#app/islands/island.tsx';
import { HeadphonesLanding } from '#demos/landings/headphones/landing.tsx';
import { Maker } from '#demos/landings/headphones/maker.tsx';
import { template } from '#demos/landings/headphones/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function HeadphonesPage() {
  return (
    <LandingFrame template={template}>
      <HeadphonesLanding centrepiece={<Island name="headphone-maker" of={Maker} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
