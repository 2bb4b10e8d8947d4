import { NumberField } from '#ui/fields/number-field.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { Rating } from '#ui/fields/rating.tsx';

const words = ['Off the mark', 'Some of it', 'Useful', 'Very useful', 'Couldn’t do without it'];

export default function HowMuch() {
  return (
    <div className="grid max-w-3xl gap-x-10 gap-y-7 @xl:grid-cols-2">
      <NumberField
        label="Vans"
        name="vans"
        min={1}
        max={40}
        defaultValue={5}
        required
        hint="One plan can hold up to 40 vans."
      />
      <RangeField
        label="Longest round"
        name="round"
        min={40}
        max={320}
        step={20}
        defaultValue={180}
        format={(km) => `${km} km`}
        hint="We count from the depot and back again."
      />
      <Rating label="How good was the plan?" name="rating" words={words} defaultValue={4} />
    </div>
  );
}
