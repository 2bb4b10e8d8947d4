import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';

const ways = [
  { value: 'video', label: 'By video' },
  { value: 'phone', label: 'By phone' },
  { value: 'visit', label: 'At your office', disabled: true },
];

export default function SentWithAForm() {
  return (
    <form action="/booking" className="grid justify-items-start gap-4">
      <Segmented label="How we meet" name="how" options={ways} defaultValue="video" />
      <p className="text-sm text-mute">We can visit again from January.</p>
      <Button type="submit" size="small">
        Choose a day
      </Button>
    </form>
  );
}
