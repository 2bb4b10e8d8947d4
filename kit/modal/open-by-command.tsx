import { Button } from '#ui/actions/button.tsx';

export default function OpenByCommand() {
  return (
    <Button variant="ghost" command="show-modal" commandfor="search">
      Open the search
    </Button>
  );
}
