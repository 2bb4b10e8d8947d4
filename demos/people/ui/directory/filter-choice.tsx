import { ChevronDown } from 'lucide-react';
import { memo } from 'react';

interface FilterChoiceProps<Name extends string> {
  /** Which filter it is. */
  name: Name;
  label: string;
  /** What stands while nothing is chosen. */
  all: string;
  value: string;
  /** Memoised where there can be hundreds. */
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (name: Name, value: string) => void;
}

function Choice<Name extends string>({
  name,
  label,
  all,
  value,
  options,
  onChoose,
}: FilterChoiceProps<Name>) {
  return (
    <label className="relative max-w-full">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChoose(name, event.currentTarget.value)}
        className={`h-12 max-w-full cursor-pointer appearance-none truncate rounded-full border ps-4 pe-10 text-[.9375rem] font-medium ${value ? 'border-ink bg-selected' : 'border-outline bg-raised'}`}
      >
        <option value="">{all}</option>
        {options.map(([id, said]) => (
          <option key={id} value={id}>
            {said}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        strokeWidth={1.5}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-4 my-auto"
      />
    </label>
  );
}

/** One filter of a list: the browser's own choice, in the shape of a pill. */
export const FilterChoice = memo(Choice) as typeof Choice;
