import { CheckboxGroup } from '#ui/fields/checkbox.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Switch } from '#ui/fields/switch.tsx';

const lengths = [
  { value: '30', label: '30 minutes', note: 'One question, one answer' },
  { value: '60', label: 'An hour', note: 'With your data on the screen' },
  { value: '120', label: 'Two hours', note: 'We draw the first plan together' },
];
const people = [
  { value: 'engineer', label: 'The engineer who would build it' },
  { value: 'designer', label: 'The designer who would draw it' },
  { value: 'books', label: 'Someone for the contract' },
];

export default function OneSomeNone() {
  return (
    <div className="grid max-w-4xl gap-x-10 gap-y-7 @2xl:grid-cols-2">
      <RadioGroup label="How long?" name="length" required options={lengths} defaultValue="30" />
      <div className="grid content-start gap-5">
        <CheckboxGroup
          label="Who should be there?"
          name="people"
          options={people}
          defaultValue={['engineer']}
        />
        <Switch
          label="Remind me the day before"
          note="We’ll email you at nine in the morning."
          defaultChecked
        />
      </div>
    </div>
  );
}
