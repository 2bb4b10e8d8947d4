import { Island } from '#app/islands/island.tsx';
import { ContractsLanding } from '#demos/landings/contracts/landing.tsx';
import { LeaseForm } from '#demos/landings/contracts/lease-form.tsx';
import { template } from '#demos/landings/contracts/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function ContractsPage() {
  return (
    <LandingFrame template={template}>
      <ContractsLanding centrepiece={<Island name="lease-form" of={LeaseForm} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
