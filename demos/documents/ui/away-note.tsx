import { Alert } from '#ui/data/alert.tsx';
import type { AwayFile } from '../conversation.ts';

/** Says which files of a conversation are elsewhere, and what to do to go on. */
export function AwayNote({ away }: { away: readonly AwayFile[] }) {
  if (away.length === 0) return null;
  const names = away.map(({ name }) => name).join(', ');
  return (
    <Alert heading="The answers are here, but the files aren’t" className="mb-4">
      {away.length === 1
        ? `${names} stays in the browser where you added it. Add it again to ask more and to open the quotes.`
        : `These files stay in the browser where you added them: ${names}. Add them again to ask more and to open the quotes.`}
    </Alert>
  );
}
