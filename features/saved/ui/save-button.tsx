import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import type { SavedThing } from '../client/saved.ts';
import { useSaved } from './use-saved.ts';

interface SaveButtonProps {
  thing: SavedThing;
  /** The name of whoever is signed in, or null. */
  owner: string | null;
  /** `small` is for bars: on a phone the mark alone is shown. */
  size?: 'regular' | 'small';
  /** For the button itself: how wide it is. */
  className?: string;
}

/** Both words take their place, so that the button is as wide before it is known which holds. */
function Words({ saved, size }: { saved: boolean; size: 'regular' | 'small' }) {
  return (
    <span aria-hidden="true" className={`grid *:[grid-area:1/1] ${size === 'small' ? 'max-sm:hidden' : ''}`}>
      <span className={saved ? 'invisible' : ''}>Save</span>
      <span className={saved ? '' : 'invisible'}>Saved</span>
    </span>
  );
}

/** Keeps a thing for later: in this browser, or in the account. Without scripts it is a form for who is signed in. */
export function SaveButton({ thing, owner, size = 'regular', className = '' }: SaveButtonProps) {
  const { saved, failed, pressed, press } = useSaved(thing, owner);
  const Icon = saved ? BookmarkCheck : Bookmark;
  return (
    <>
      <Button
        variant="ghost"
        size={size}
        aria-pressed={saved}
        aria-label={`${saved ? 'Saved' : 'Save'}: ${thing.title}`}
        onClick={press}
        className={`noscript:hidden ${size === 'small' ? 'max-sm:!min-w-11 max-sm:!px-0' : ''} ${className}`}
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        <Words saved={saved} size={size} />
      </Button>
      <form method="post" action="/api/saved" className="hidden noscript:block">
        <input type="hidden" name="kind" value={thing.kind} />
        <input type="hidden" name="key" value={thing.key} />
        <Button variant="ghost" size={size} type="submit" className={className}>
          <Bookmark size={20} strokeWidth={1.5} aria-hidden="true" />
          Save<span className="max-sm:sr-only"> to my account</span>
        </Button>
      </form>
      <p role="status" className="col-span-full text-sm empty:hidden">
        {failed ? 'We couldn’t save this. Check your connection and try again.' : ''}
        {!failed && pressed && saved ? (
          <>
            {owner === null
              ? 'Saved in this browser. Sign in to keep it in your account. '
              : 'Saved to your account. '}
            <a href="/account/saved-items" className="underline underline-offset-4">
              See all saved items
            </a>
          </>
        ) : null}
      </p>
    </>
  );
}
