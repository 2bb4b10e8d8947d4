import { printedBy, proofAt, said } from '#content/proof.ts';
import { Collapse } from '#ui/panels/collapse.tsx';

interface DemoProofProps {
  /** What was measured of the engine, in a sentence or two. */
  children: string;
  /** Scenes of `npm run bench:demos`, each with what happens in it: `['demos.routing.pull', 'you drag the map']`. */
  scenes?: readonly (readonly [id: string, doing: string])[];
  /** With how much in it the demo was measured: 'With 1,000 stops'. */
  size?: string;
}

/** For readers who want figures: how a demo's engine scores on public data, and what a frame costs while somebody uses the demo. */
export function DemoProof({ children, scenes = [], size = '' }: DemoProofProps) {
  const measured = scenes.flatMap(([id, doing]) => {
    const [median, p95] = [proofAt(`${id}.median`), proofAt(`${id}.p95`)];
    return median && p95 ? [{ doing, median, p95 }] : [];
  });
  const [first] = measured;
  const frames = measured.map(
    ({ doing, median, p95 }) => `${said(median)} while ${doing} (at most ${said(p95)} for 95 of 100 frames)`,
  );
  return (
    <Collapse summary="How good is it?" variant="quiet" className="max-w-[42rem] text-sm">
      <p className="text-mute text-pretty">
        {children}
        {first ? ` ${size}, drawing a frame takes ${frames.join(', ')}. ${printedBy(first.median)}` : null}
      </p>
    </Collapse>
  );
}
