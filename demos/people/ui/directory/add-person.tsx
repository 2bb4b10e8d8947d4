import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { PersonForm } from '../profile/person-form.tsx';

/** The button for a new person, with its form. */
export function AddPerson() {
  const sheet = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        Add a person
      </Button>
      <Sheet id={sheet} heading="Add a person" open={open} onOpenChange={setOpen}>
        {open ? <PersonForm onDone={() => setOpen(false)} /> : null}
      </Sheet>
    </>
  );
}
