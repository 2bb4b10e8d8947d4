import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

/** Somebody whose view of the application one can take. */
export interface Role {
  id: string;
  /** What they are: 'Manager'. */
  label: string;
  /** Who they are in the sample: 'Mira Okafor'. */
  person: string;
}

interface RoleChoiceProps {
  roles: readonly Role[];
  value: string;
  onChoose: (id: string) => void;
}

/** Whose eyes the application is seen with. */
export function RoleChoice({ roles, value, onChoose }: RoleChoiceProps) {
  const id = useId();
  return (
    <div className="relative min-w-0 sm:max-w-56">
      <label htmlFor={id} className="sr-only">
        View as
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-full border border-outline bg-raised ps-4 pe-9 text-[.9375rem] font-medium text-ink"
      >
        {roles.map(({ id: value, label, person }) => (
          <option key={value} value={value}>
            {`${label}: ${person}`}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink"
      />
    </div>
  );
}
