import { Island } from '#app/islands/island.tsx';
import { OneSceneLanding } from '#demos/landings/one-scene/landing.tsx';
import { ReleaseBoard } from '#demos/landings/one-scene/release-board.tsx';
import { template } from '#demos/landings/one-scene/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function OneScenePage() {
  return (
    <LandingFrame template={template}>
      <OneSceneLanding
        centrepiece={<Island name="release-board" of={ReleaseBoard} props={{}} wake="near" />}
      />
    </LandingFrame>
  );
}
