import { useId, useState } from 'react';
import { Spinner } from '#ui/data/spinner.tsx';

export default function BesideAField() {
  const id = useId();
  const [asked, setAsked] = useState(0);
  const [waiting, setWaiting] = useState(false);
  function ask() {
    setAsked(asked + 1);
    setWaiting(true);
    setTimeout(() => setWaiting(false), 1500);
  }
  return (
    <div className="grid max-w-sm gap-2">
      <label htmlFor={id} className="font-[540]">
        Tax number
      </label>
      <div className="relative">
        <input
          id={id}
          onChange={ask}
          placeholder="NL000000000B00"
          className="h-12 w-full rounded-input border border-outline bg-raised pe-12 ps-4"
        />
        {waiting ? (
          <Spinner
            key={asked}
            size="small"
            label="Checking the number"
            labelHidden
            className="absolute inset-y-0 end-4"
          />
        ) : null}
      </div>
    </div>
  );
}
