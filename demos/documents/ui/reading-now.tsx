import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { readingWords } from '../../kit/files/read-pages.ts';
import type { Incoming } from './use-reading.ts';

interface ReadingNowProps {
  incoming: readonly Incoming[];
  onForget: (id: string) => void;
  onCancel: () => void;
}

/** What is being read, in a line; null where nothing is. */
export function saidOfReading(incoming: readonly Incoming[]): string | null {
  const now = incoming.find(({ problem }) => problem === null);
  return now ? `Reading ${now.name}` : null;
}

/** On a desktop the list of files, which says the same, stands beside this. Nothing comes in on the server. */
const hasListBeside = () => matchMedia('(min-width: 64rem)').matches;

/** The file that is being read and what could not be read. On a phone the list of files lies behind a button. */
export function ReadingNow({ incoming, onForget, onCancel }: ReadingNowProps) {
  const shown = incoming.length > 0 && !hasListBeside() ? incoming : [];
  const failed = shown.filter(({ problem }) => problem !== null);
  const waiting = shown.filter(({ problem }) => problem === null);
  const [now] = waiting;
  return (
    <div aria-live="polite" className="grid gap-3 not-empty:mb-4 lg:hidden">
      {failed.map(({ id, problem }) => (
        <Alert key={id} tone="danger" heading={problem ?? ''} onDismiss={() => onForget(id)} />
      ))}
      {now ? (
        <div className="grid gap-2 rounded-card border border-line p-4">
          <p className="truncate font-semibold">{now.name}</p>
          <Progress
            label={readingWords(now.pages)}
            value={now.pages?.done}
            max={now.pages?.of}
            said={waiting.length > 1 ? `${waiting.length - 1} more to read` : undefined}
          />
          <Button variant="ghost" size="small" onClick={onCancel}>
            Stop reading
          </Button>
        </div>
      ) : null}
    </div>
  );
}
