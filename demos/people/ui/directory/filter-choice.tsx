import { ChevronDown } from 'lucide-react';

interface FilterChoiceProps {
  label: string;
  /** What stands while nothing is chosen. */
  all: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** One filter of a list: the browser's own choice, in the shape of a pill. */
export function FilterChoice({ label, all, value, options, onChoose }: FilterChoiceProps) {
  return (
    <label className="relative max-w-full">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`h-12 max-w-full cursor-pointer appearance-none truncate rounded-full border ps-4 pe-10 text-[.9375rem] font-medium ${value ? 'border-ink bg-selected' : 'border-outline bg-raised'}`}
      >
        <option value="">{all}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
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
