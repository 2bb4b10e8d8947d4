import { Island } from '#app/islands/island.tsx';
import { BillsLanding } from '#demos/landings/bills/landing.tsx';
import { Splitter } from '#demos/landings/bills/splitter.tsx';
import { template } from '#demos/landings/bills/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function BillsPage() {
  return (
    <LandingFrame template={template}>
      <BillsLanding centrepiece={<Island name="bill-splitter" of={Splitter} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
