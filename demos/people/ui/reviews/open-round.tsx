import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { RoundForm } from './round-form.tsx';

/** The button for a new round, with its form. */
export function OpenRound() {
  const sheet = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        Open a round
      </Button>
      <Sheet id={sheet} heading="Open a round of reviews" open={open} onOpenChange={setOpen}>
        {open ? <RoundForm onDone={() => setOpen(false)} /> : null}
      </Sheet>
    </>
  );
}
