import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { FilterPill, PillRow } from '#ui/actions/pill.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { Rating } from '#ui/fields/rating.tsx';
import { Switch } from '#ui/fields/switch.tsx';

const lengths = ['15', '30', '60'].map((value) => ({ value, label: `${value} min` }));
const block = 'hue-block grid content-center p-[min(1.5rem,5vw)] sm:p-8';
const sheet = 'min-w-0 rounded-card bg-raised p-5 text-ink sm:p-6';

/** The first thing to see: components that work, on the colours they are made for. */
export function LiveWall() {
  const [length, setLength] = useState('30');
  const [held, setHeld] = useState(false);
  return (
    <div className="grid gap-3 md:grid-cols-6 lg:gap-4">
      <div data-hue="cobalt" className={`${block} gap-6 md:col-span-4`}>
        <p className="display text-[clamp(2.5rem,6vw,5rem)]">
          Tuesday,
          <br />
          {length} minutes
        </p>
        <div className={`${sheet} flex flex-wrap items-end justify-between gap-4`}>
          <Segmented
            label="Length of the call"
            options={lengths}
            value={length}
            onValueChange={(next) => {
              setLength(next);
              setHeld(false);
            }}
          />
          <Button variant="ink" onClick={() => setHeld(true)}>
            Hold the time
          </Button>
          <p role="status" className="w-full text-mute empty:hidden">
            {held ? `Held for ${length} minutes. This is a demonstration: nothing is booked.` : null}
          </p>
        </div>
      </div>
      <div data-hue="sun" className={`${block} md:col-span-2`}>
        <RangeField
          label="How far a van drives"
          max={400}
          step={10}
          defaultValue={150}
          format={(km) => `${km} km`}
          className={sheet}
        />
      </div>
      <div data-hue="mint" className={`${block} md:col-span-2`}>
        <div className={`${sheet} divide-y divide-line !py-2`}>
          <Switch label="Remind me" defaultChecked />
          <Switch label="Send a summary" />
        </div>
      </div>
      <div data-hue="lilac" className={`${block} md:col-span-2`}>
        <div className={sheet}>
          <Rating
            label="How was it?"
            name="how-was-it"
            words={['Poor', 'Fair', 'Good', 'Very good', 'Excellent']}
            defaultValue={4}
            required
          />
        </div>
      </div>
      <div data-hue="coral" className={`${block} md:col-span-2`}>
        <div className={sheet}>
          <PillRow label="What it is about">
            <FilterPill defaultChecked>Routes</FilterPill>
            <FilterPill defaultChecked>Booking</FilterPill>
            <FilterPill>Learning</FilterPill>
          </PillRow>
        </div>
      </div>
    </div>
  );
}
