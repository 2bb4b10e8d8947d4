import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';

export default function OpenFromOutside() {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="ghost" size="small" onClick={() => setOpen(!open)}>
        {open ? 'Hide the notes' : 'Show the notes'}
      </Button>
      <Collapse
        summary="Notes on the sample call"
        className="w-full"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <p className="text-mute">The till writes a CSV at 05:15. The customer can wait until 07:45.</p>
      </Collapse>
    </div>
  );
}
