import { useState } from 'react';
import { Animation } from '#ui/animation/animation.tsx';
import { Switch } from '#ui/fields/switch.tsx';

export default function HeldFromOutside() {
  const [moves, setMoves] = useState(false);
  return (
    <div className="grid gap-5 @2xl:grid-cols-2">
      <figure>
        <Animation
          animationLink="/animations/slot-held.json"
          backgroundColor="var(--mint)"
          playOnHover
          noMargin
        />
        <figcaption className="mt-3 text-sm text-mute">
          Point at it, tap it, or press Tab and Space.
        </figcaption>
      </figure>
      <figure>
        <Animation
          animationLink="/animations/slot-held.json"
          backgroundColor="var(--lilac)"
          pauseAnimation={!moves}
          direction="alternate"
          noMargin
        />
        <figcaption className="mt-1">
          <Switch
            label="Play it, forwards and back"
            checked={moves}
            onChange={(event) => setMoves(event.target.checked)}
          />
        </figcaption>
      </figure>
    </div>
  );
}
