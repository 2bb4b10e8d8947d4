import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { verdictOf } from '../play.ts';

interface PuzzleVerdictProps {
  day: string;
  length: number;
  planner: number;
  isShown: boolean;
  onShow: () => void;
}

const dateOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

/** How the player did, and what can be done with it. */
export function PuzzleVerdict({ day, length, planner, isShown, onShow }: PuzzleVerdictProps) {
  const verdict = verdictOf(length, planner);
  return (
    <section aria-label="Your result" className="hue-block !rounded-none p-5 sm:p-8">
      <p role="status" className="display text-[clamp(min(1.9rem,8vw),4vw,3rem)]">
        {verdict}
      </p>
      <p className="mt-3 text-lg">
        You drove {length.toFixed(1)} km, the planner {planner.toFixed(1)} km.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button variant="hue" aria-pressed={isShown} onClick={onShow}>
          {isShown ? 'Show my plan' : 'Show the planner’s plan'}
        </Button>
        <CopyButton
          label="Copy my result"
          text={() =>
            `Me against the planner, ${dateOf(day)}: ${verdict.toLowerCase()}. ${location.origin}/beat-the-planner?day=${day}`
          }
          className="min-h-11 !px-5 shadow-[inset_0_0_0_1.5px_currentColor] hover:!bg-transparent"
        />
      </div>
    </section>
  );
}
