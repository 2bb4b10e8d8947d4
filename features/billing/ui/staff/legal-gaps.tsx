import { Alert } from '#ui/data/alert.tsx';
import type { LegalGap } from '../../legal-data.ts';

const link = 'text-accent underline underline-offset-[3px]';

/** Says which of the studio's own legal data is missing before a document can leave; nothing where none is. */
export function LegalGaps({
  gaps,
  word,
  className = '',
}: {
  gaps: readonly LegalGap[];
  word: string;
  className?: string;
}) {
  if (gaps.length === 0) return null;
  return (
    <Alert
      tone="warning"
      heading={`This ${word} can’t go out until your company details are complete`}
      className={className}
    >
      <p>These details are missing or still sample data:</p>
      <ul className="mt-1 list-disc ps-5">
        {gaps.map(({ words, href }) => (
          <li key={words}>
            <a href={href} className={link}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
