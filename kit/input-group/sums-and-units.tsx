import { InputGroup } from '#ui/fields/input-group.tsx';

export default function SumsAndUnits() {
  return (
    <div className="grid max-w-3xl gap-x-6 gap-y-7 @xl:grid-cols-2">
      <InputGroup
        label="How much can you spend?"
        name="budget"
        inputMode="numeric"
        defaultValue="6 400"
        required
        sign="€"
        unit="a week"
        hint="Before tax."
      />
      <InputGroup label="Length of the round" name="length" inputMode="decimal" required unit="km" />
      <InputGroup
        label="Share of stops before noon"
        name="share"
        inputMode="numeric"
        defaultValue="140"
        required
        unit="%"
        error="That is more than 100%. Enter a number from 0 to 100."
      />
      <InputGroup
        label="Time at a stop"
        name="stay"
        inputMode="numeric"
        readOnly
        required
        defaultValue="8"
        unit="minutes"
      />
    </div>
  );
}
