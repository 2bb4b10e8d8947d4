import { Island } from '#app/islands/island.tsx';
import { Estimator } from '#demos/landings/mono-grid/estimator.tsx';
import { MonoGridLanding } from '#demos/landings/mono-grid/landing.tsx';
import { template } from '#demos/landings/mono-grid/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function MonoGridPage() {
  return (
    <LandingFrame template={template}>
      <MonoGridLanding centrepiece={<Island name="estimator" of={Estimator} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
