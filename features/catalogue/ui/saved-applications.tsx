import { useState } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import type { ShownTile } from '../present.server.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareTick } from './compare-tick.tsx';

interface SavedApplicationsProps {
  tiles: readonly ShownTile[];
  signedIn: boolean;
  /** Takes one off; throws where that fails. */
  onTakeOff: (tile: ShownTile) => Promise<void>;
}

function Nothing({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <p className="mt-4 max-w-[36rem] text-lg text-mute text-pretty">
        You have no saved applications yet. Choose “Save” on an application’s page, and it will appear here
        {signedIn ? ', in your account' : ' in this browser'}.
      </p>
      <ButtonLink href="/applications" className="mt-6">
        Open the catalogue
      </ButtonLink>
    </>
  );
}

/** The page with the list of a browser in its address. */
export const savedAddress = (slugs: readonly string[]): string =>
  slugs.length > 0 ? `/applications/saved?with=${slugs.join(',')}` : '/applications/saved';

/** What somebody keeps for later: to open, to compare, to take off. */
export function SavedApplications({ tiles, signedIn, onTakeOff }: SavedApplicationsProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = tiles.filter(({ slug }) => !gone.includes(slug));

  async function takeOff(tile: ShownTile) {
    setGone([...gone, tile.slug]);
    try {
      await onTakeOff(tile);
    } catch {
      setGone(gone);
    }
  }

  return (
    <div data-results="" className="wrap">
      <h1 className="display text-[clamp(min(2.375rem,10.5vw),4.4vw,3.75rem)]">Saved applications</h1>
      {shown.length === 0 ? (
        <Nothing signedIn={signedIn} />
      ) : (
        <>
          <p className="mt-4 text-mute">
            {signedIn ? 'Saved in your account.' : 'Saved in this browser. '}
            {signedIn ? null : (
              <a
                href="/sign-in?redirectFrom=%2Fapplications%2Fsaved"
                className="text-ink underline underline-offset-4"
              >
                Sign in to use the list on other devices
              </a>
            )}
          </p>
          <ListGroup className="mt-6">
            {shown.map((tile) => (
              <ListRow
                key={tile.slug}
                media={
                  <span data-hue={tile.hue} aria-hidden="true" className="block size-8 rounded-xl bg-hue" />
                }
                title={
                  <a href={`/applications/${tile.slug}`} className="underline-offset-4 hover:underline">
                    {tile.name}
                  </a>
                }
                note={tile.tagline}
                actions={
                  <>
                    <CompareTick slug={tile.slug} name={tile.name} />
                    <form
                      method="post"
                      action="/api/saved"
                      onSubmit={(event) => {
                        event.preventDefault();
                        void takeOff(tile);
                      }}
                    >
                      <input type="hidden" name="kind" value="application" />
                      <input type="hidden" name="key" value={tile.slug} />
                      <input type="hidden" name="saved" value="no" />
                      <Button type="submit" variant="ghost" size="small">
                        Remove<span className="sr-only"> {tile.name}</span>
                      </Button>
                    </form>
                  </>
                }
              />
            ))}
          </ListGroup>
          <CompareBar picked={[]} elsewhere={[]} />
        </>
      )}
    </div>
  );
}
