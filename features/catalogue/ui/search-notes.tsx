import { ButtonLink } from '#ui/actions/button.tsx';
import type { ListPage } from '../page.server.ts';

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

/** How a search was read, where that is not what was typed. */
export function SearchNotes({ page: { corrected, unknown, loose } }: { page: ListPage }) {
  if (corrected.length === 0 && !loose) return null;
  return (
    <p className="mb-5 max-w-[44rem] text-mute text-pretty">
      {corrected.map(({ typed, read }) => (
        <span key={typed}>
          No application mentions “{typed}”. These mention{' '}
          <strong className="text-ink">{read.join(', ')}</strong>.{' '}
        </span>
      ))}
      {loose && unknown.length > 0 ? `We found nothing like ${quoted(unknown)}. ` : ''}
      {loose ? 'No application has all of your words, so these have at least one.' : ''}
    </p>
  );
}

interface NothingFitsProps {
  page: ListPage;
  path: string;
  /** The same search without its filters. */
  wider: string;
}

/** What to do when nothing is left. */
export function NothingFits({ page: { wish, choices }, path, wider }: NothingFitsProps) {
  return (
    <div className="rounded-card border border-line bg-raised p-6 sm:p-8">
      <p className="font-display text-2xl font-semibold leading-tight tracking-[-.03em]">
        {wish.words ? `No results for “${wish.words}”` : 'No application matches all filters'}
      </p>
      <p className="mt-2 max-w-[36rem] text-mute text-pretty">
        {choices > 0
          ? 'Your filters narrow the search. You may find something without them.'
          : 'We looked for similar spellings too. Try one word for what it should do, or tell us what you need.'}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {choices > 0 ? (
          <ButtonLink href={wider} variant="ink" size="small">
            Clear filters
          </ButtonLink>
        ) : (
          <ButtonLink href="/contact-us" variant="ink" size="small">
            Tell us what you need
          </ButtonLink>
        )}
        <ButtonLink href={path} variant="ghost" size="small">
          Show all applications
        </ButtonLink>
      </div>
    </div>
  );
}
