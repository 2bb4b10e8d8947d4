import { useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';
import { keptHere, onSavedElsewhere, type SavedThing, setSaved } from '../client/saved.ts';
import { kindWords, refOf } from '../kinds.ts';
import { ThingMark } from './thing-mark.tsx';

/** What this browser keeps for a visitor who is not signed in; nothing where it keeps nothing. */
export function KeptHere() {
  const [things, setThings] = useState<readonly SavedThing[]>([]);
  useEffect(() => {
    const look = () => setThings(keptHere());
    look();
    return onSavedElsewhere(look);
  }, []);
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="kept-here" className="mb-8">
      <h2 id="kept-here" className="text-xl">
        Saved in this browser
      </h2>
      <p className="mt-1 mb-3 text-[.9375rem] text-mute">
        Only this browser has these. Sign in to move them to your account.
      </p>
      <ListGroup variant="card">
        {things.map((thing) => (
          <ListRow
            key={refOf(thing)}
            media={<ThingMark kind={thing.kind} hue={null} />}
            title={
              <a href={thing.href} className="underline-offset-4 hover:underline">
                {thing.title}
              </a>
            }
            note={kindWords[thing.kind].one}
            actions={
              <Button
                variant="ghost"
                size="small"
                onClick={() => void setSaved(thing, false, null).then(() => setThings(keptHere()))}
              >
                Remove<span className="sr-only"> {thing.title}</span>
              </Button>
            }
          />
        ))}
      </ListGroup>
    </section>
  );
}
