import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

export default function LabelHintButton() {
  return (
    <form action="/search" className="grid max-w-sm gap-5">
      <TextField label="Words to look for" name="q" required hint="Two are better than one." />
      <Button type="submit">Search all pages</Button>
    </form>
  );
}
