import { Island } from '#app/islands/island.tsx';
import { Calculator } from '#demos/landings/savings/calculator.tsx';
import { SavingsLanding } from '#demos/landings/savings/landing.tsx';
import { template } from '#demos/landings/savings/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function SavingsPage() {
  return (
    <LandingFrame template={template}>
      <SavingsLanding
        centrepiece={<Island name="savings-calculator" of={Calculator} props={{}} wake="near" />}
      />
    </LandingFrame>
  );
}
