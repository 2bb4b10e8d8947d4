import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';

const id = 'export-of-the-round';

export default function WorkInSteps() {
  function save() {
    toast({ id, title: 'Writing 60 stops', duration: Number.POSITIVE_INFINITY });
    setTimeout(() => {
      toast({ id, tone: 'done', title: 'Round saved', text: 'tuesday.csv, 4 KB', duration: 6000 });
    }, 1500);
  }
  return (
    <Button variant="ink" onClick={save}>
      Save the round
    </Button>
  );
}
