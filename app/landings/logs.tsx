import { Island } from '#app/islands/island.tsx';
import { LogsLanding } from '#demos/landings/logs/landing.tsx';
import { Stream } from '#demos/landings/logs/stream.tsx';
import { template } from '#demos/landings/logs/words.ts';
import { LandingFrame } from './frame/landing-frame.tsx';

export default function LogsPage() {
  return (
    <LandingFrame template={template}>
      <LogsLanding centrepiece={<Island name="log-stream" of={Stream} props={{}} wake="near" />} />
    </LandingFrame>
  );
}
