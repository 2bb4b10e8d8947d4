import { Button } from '#ui/components/button.tsx';
import { TextField } from '#ui/components/text-field.tsx';

export const heading = 'Label, hint, and the result';

export default function Example() {
  return (
    <form action="/search" className="grid max-w-sm gap-5">
      <TextField label="Words to look for" name="q" required hint="Two are better than one." />
      <Button type="submit">Search all pages</Button>
    </form>
  );
}
