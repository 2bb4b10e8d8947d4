import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import type { BroughtDay } from '../use-brought-day.ts';

/** What is said about the day as a whole lies on the map, so that nothing below it moves when it appears. */
export function MapNotes({ problem, brought }: { problem: string | null; brought: BroughtDay }) {
  if (!problem && !brought.kept) return null;
  return (
    <div className="absolute inset-x-3 top-3 grid gap-3 lg:inset-x-4 lg:top-auto lg:bottom-4 lg:max-w-[30rem]">
      {problem ? <Alert tone="danger" heading={problem} /> : null}
      {brought.kept ? (
        <Alert
          heading={`“${brought.kept.name}” is kept in this browser`}
          actions={
            <>
              <Button size="small" variant="ghost" onClick={brought.open}>
                Open it
              </Button>
              <Button size="small" variant="ghost" onClick={brought.forget}>
                Delete it
              </Button>
            </>
          }
        />
      ) : null}
    </div>
  );
}
