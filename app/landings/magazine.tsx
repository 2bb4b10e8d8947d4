import { Island } from '#app/islands/island.tsx';
import { MagazineLanding } from '#demos/landings/magazine/landing.tsx';
import { PageTurner } from '#demos/landings/magazine/page-turner.tsx';
import { template } from '#demos/landings/magazine/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function MagazinePage() {
  return (
    <LandingFrame template={template}>
      <MagazineLanding centrepiece={<Island name="page-turner" of={PageTurner} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
