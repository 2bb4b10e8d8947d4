import { Button } from '#ui/actions/button.tsx';
import { Progress } from '#ui/data/progress.tsx';
import type { Listening } from '../listen-to-file.ts';
import { progressWords } from '../words.ts';

interface ListeningViewProps {
  listening: Listening | null;
  onCancel: () => void;
}

/** A file that is being listened to: how far it is, and the text so far. */
export function ListeningView({ listening, onCancel }: ListeningViewProps) {
  return (
    <div className="mx-auto max-w-[46rem]" aria-busy="true">
      <Progress {...progressWords(listening?.progress ?? { is: 'opening' })} />
      <Button size="small" variant="ghost" className="mt-4" onClick={onCancel}>
        Cancel
      </Button>
      <div aria-live="polite" className="mt-6 grid gap-3 text-lg leading-relaxed">
        {listening?.lines.map(({ id, words }) => (
          <p key={id}>{words.map(({ text }) => text).join(' ')}</p>
        ))}
      </div>
    </div>
  );
}
