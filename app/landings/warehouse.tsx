import { Island } from '#app/islands/island.tsx';
import { WarehouseLanding } from '#demos/landings/warehouse/landing.tsx';
import { Mover } from '#demos/landings/warehouse/mover.tsx';
import { template } from '#demos/landings/warehouse/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function WarehousePage() {
  return (
    <LandingFrame template={template}>
      <WarehouseLanding centrepiece={<Island name="stock-floor" of={Mover} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
