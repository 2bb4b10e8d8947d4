import { type FormEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';

export default function FormInside() {
  const [open, setOpen] = useState(false);
  const [stop, setStop] = useState('');
  const [error, setError] = useState<string>();
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return setError('Enter the name on the door.');
    setError(undefined);
    setStop(name);
    setOpen(false);
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button variant="ghost" onClick={() => setOpen(true)}>
        Add a stop
      </Button>
      <p role="status" className="text-mute">
        {stop ? `“${stop}” is the last stop of the round.` : '60 stops in this round'}
      </p>
      <Dialog id="add-stop" heading="Add a stop" open={open} onOpenChange={setOpen}>
        <form onSubmit={add} noValidate className="grid gap-5">
          <TextField label="Name" name="name" required error={error} autoComplete="off" />
          <TextField label="Note for the driver" name="note" hint="Printed on the driver’s sheet" />
          <Button type="submit" className="justify-self-start">
            Add the stop
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
