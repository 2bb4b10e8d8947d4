import { Island } from '#app/islands/island.tsx';
import { Board } from '#demos/landings/revenue/board.tsx';
import { RevenueLanding } from '#demos/landings/revenue/landing.tsx';
import { template } from '#demos/landings/revenue/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function RevenuePage() {
  return (
    <LandingFrame template={template}>
      <RevenueLanding centrepiece={<Island name="revenue-board" of={Board} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
