import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';

export default function WorkBeside() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('Ring twice, the bell is slow');
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-3">
      <div>
        <p className="font-[540]">Bakery on the quay, sample stop</p>
        <p className="text-mute">{note}</p>
      </div>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        Edit the stop
      </Button>
      <Sheet id="change-stop" heading="Bakery on the quay" open={open} onOpenChange={setOpen}>
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            setNote(String(new FormData(event.currentTarget).get('note')));
            setOpen(false);
          }}
        >
          <TextField label="Opens at" name="from" type="time" defaultValue="05:45" required />
          <TextField label="Note for the driver" name="note" defaultValue={note} />
          <Button type="submit">Save changes</Button>
        </form>
      </Sheet>
    </div>
  );
}
