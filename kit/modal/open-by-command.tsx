import { Button } from '#ui/components/button.tsx';

export const heading = 'Opened by an attribute';

export default function Example() {
  return (
    <Button variant="ghost" command="show-modal" commandfor="search">
      Open the search
    </Button>
  );
}
