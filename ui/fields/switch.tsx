import { type ComponentProps, type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> {
  label: ReactNode;
  /** What the switch does, in a quieter line. */
  note?: ReactNode;
}

// The checkbox says by itself whether it is on; only what it is called changes.
const asSwitch = { role: 'switch' } as const;

/** Something that is on or off and takes effect at once. */
export function Switch({ label, note, className = '', ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className={`flex min-h-11 items-start justify-between gap-6 py-2.5 ${className}`}>
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer font-medium">
          {label}
        </label>
        {note ? (
          <p id={`${id}-note`} className="text-sm text-mute">
            {note}
          </p>
        ) : null}
      </div>
      <input
        id={id}
        type="checkbox"
        {...asSwitch}
        aria-describedby={note ? `${id}-note` : undefined}
        // A finger needs 44 pixels of height.
        className="relative h-7 w-12 shrink-0 after:absolute after:inset-x-0 after:-inset-y-2.5 cursor-pointer appearance-none rounded-full border border-outline bg-raised transition-colors duration-[--state] before:m-1 before:block before:size-4.5 before:rounded-full before:bg-mute before:transition-transform before:duration-[--state] checked:border-ink checked:bg-ink checked:before:translate-x-5 checked:before:bg-paper rtl:checked:before:-translate-x-5"
        {...rest}
      />
    </div>
  );
}
