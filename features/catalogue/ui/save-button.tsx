import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useStore } from '#ui/foundation/use-store.ts';
import { loadSaved, savedStore, setSaved } from '../client/saved.ts';

interface SaveButtonProps {
  slug: string;
  name: string;
  signedIn: boolean;
}

/** Keeps an application for later: in this browser, or in the account. Without scripts it is a form for who is signed in. */
export function SaveButton({ slug, name, signedIn }: SaveButtonProps) {
  const { slugs, known } = useStore(savedStore);
  const [failed, setFailed] = useState(false);
  const saved = known && slugs.includes(slug);
  const Icon = saved ? BookmarkCheck : Bookmark;

  useEffect(() => {
    loadSaved(signedIn).catch(() => setFailed(true));
  }, [signedIn]);

  function press() {
    setFailed(false);
    setSaved(slug, !saved, signedIn).catch(() => setFailed(true));
  }

  return (
    <>
      <Button
        variant="ghost"
        aria-pressed={saved}
        aria-label={`${saved ? 'Saved' : 'Save'}: ${name}`}
        onClick={press}
        className="w-full noscript:hidden"
      >
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        {saved ? 'Saved' : 'Save'}
      </Button>
      <form method="post" action="/api/applications/saved" className="hidden noscript:block">
        <input type="hidden" name="slug" value={slug} />
        <Button variant="ghost" type="submit" className="w-full">
          <Bookmark size={20} strokeWidth={1.5} aria-hidden="true" />
          Save to my account
        </Button>
      </form>
      <p role="status" className="col-span-full text-sm text-mute empty:hidden">
        {failed ? 'This could not be saved. Check the line and press again.' : ''}
        {!failed && saved ? (
          <>
            {signedIn ? 'In your account. ' : 'In this browser; sign in to take it along. '}
            <a href="/applications/saved" className="text-ink underline underline-offset-4">
              All you saved
            </a>
          </>
        ) : null}
      </p>
    </>
  );
}
