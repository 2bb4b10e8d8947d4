import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Popover } from '#ui/panels/popover.tsx';

export default function ChangeInPlace() {
  const [name, setName] = useState('Tuesday’s round');
  const popover = useRef<HTMLDivElement>(null);
  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')) || name);
    popover.current?.hidePopover();
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="font-display text-2xl font-semibold tracking-[-.035em]">{name}</p>
      <Button variant="ghost" size="small" popoverTarget="rename">
        Rename
      </Button>
      <Popover id="rename" ref={popover} aria-label="Rename the round">
        <form onSubmit={rename} className="grid gap-4">
          <TextField label="Name of the round" name="name" defaultValue={name} required autoComplete="off" />
          <Button type="submit" size="small" className="justify-self-start">
            Save the name
          </Button>
        </form>
      </Popover>
    </div>
  );
}
