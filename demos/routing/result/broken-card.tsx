import { counted } from '#lib/money/grouped.ts';
import { Button } from '#ui/actions/button.tsx';
import type { DayModel } from '../use-day.ts';
import type { Planner } from '../use-planner.ts';
import type { Verdict } from '../use-verdict.ts';
import { distinct, faultWords } from '../words/fault-words.ts';
import { FoldCard } from './fold-card.tsx';

const mostSaid = 6;

interface BrokenCardProps {
  model: DayModel;
  planner: Planner;
  verdict: Verdict;
}

/** What the checker found broken in a plan made by hand: which rule, at which stop; a press looks at that stop. */
export function BrokenCard({ model, planner, verdict }: BrokenCardProps) {
  const { look } = model;
  const broken = distinct(verdict ?? []);
  if (broken.length === 0) return null;
  return (
    <FoldCard tone="danger" heading={`${counted(broken.length, 'rule')} broken`} open>
      <ul className="text-[.9375rem] leading-snug">
        {broken.slice(0, mostSaid).map((fault) => {
          const { stopId } = fault;
          const words = faultWords(fault, look);
          return (
            <li key={`${fault.kind} ${fault.vehicleId ?? ''} ${stopId ?? ''}`}>
              {stopId ? (
                <button
                  type="button"
                  className="py-1 text-start underline-offset-4 hover:underline max-lg:min-h-11"
                  onClick={() => model.select(stopId)}
                >
                  {words}
                </button>
              ) : (
                <p className="py-1">{words}</p>
              )}
            </li>
          );
        })}
        {broken.length > mostSaid ? (
          <li className="py-1 text-mute">And {broken.length - mostSaid} more.</li>
        ) : null}
      </ul>
      <Button
        variant="ghost"
        size="small"
        className="mt-3 w-full"
        disabled={planner.isRunning}
        onClick={() => planner.plan()}
      >
        Plan again
      </Button>
    </FoldCard>
  );
}
