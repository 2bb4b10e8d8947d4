import { LoaderCircle } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';

export default function HeardAndWorking() {
  return (
    <Button variant="ink" aria-busy="true">
      <LoaderCircle
        size={20}
        strokeWidth={1.5}
        aria-hidden="true"
        className="animate-spin [animation-iteration-count:5]"
      />
      Planning the round
    </Button>
  );
}
