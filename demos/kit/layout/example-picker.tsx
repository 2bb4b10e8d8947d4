import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

/** Something to start from. */
export interface Example<State> {
  id: string;
  name: string;
  /** What it shows, in a line. */
  about: string;
  /** Made or fetched when it is chosen. */
  load: () => State | Promise<State>;
}

interface ExamplePickerProps {
  examples: readonly { id: string; name: string }[];
  /** The id of the example that is open; null for what a visitor brought, which is then named. */
  value: string | null;
  ownName?: string;
  /** What a visitor brought before the example that is open: a row of its own leads back to it. */
  own?: { name: string; onOpen: () => void } | null;
  onChoose: (id: string) => void;
}

/** Which example is open; choosing another opens it. */
export function ExamplePicker({
  examples,
  value,
  ownName = 'Your own',
  own = null,
  onChoose,
}: ExamplePickerProps) {
  const id = useId();
  return (
    <div className="relative min-w-0 max-w-full max-lg:max-w-56 max-sm:max-w-none max-sm:flex-1">
      <label htmlFor={id} className="sr-only">
        Example
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          if (chosen) onChoose(chosen);
          else own?.onOpen();
        }}
        className="min-h-11 w-full max-w-full lg:min-h-9 cursor-pointer appearance-none truncate rounded-full border border-outline bg-raised ps-3.5 pe-9 text-sm font-medium"
      >
        {value === null ? <option value="">{ownName}</option> : null}
        {value !== null && own ? <option value="">Your own: {own.name}</option> : null}
        {examples.map((example) => (
          <option key={example.id} value={example.id}>
            {example.name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto"
      />
    </div>
  );
}
