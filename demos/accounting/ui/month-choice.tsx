import { monthAndYear } from '#lib/time/day-words.ts';
import { controlLook } from '#ui/fields/field.tsx';

interface MonthChoiceProps {
  label: string;
  months: readonly string[];
  value: string;
  /** What stands for all of them, where that can be chosen. */
  all?: string;
  onChoose: (month: string) => void;
}

/** One of the months that the books know. */
export function MonthChoice({ label, months, value, all, onChoose }: MonthChoiceProps) {
  return (
    <label className="print:hidden">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={`${controlLook} max-w-full cursor-pointer rounded-full px-4 font-medium`}
      >
        {all ? <option value="">{all}</option> : null}
        {months.map((month) => (
          <option key={month} value={month}>
            {monthAndYear(`${month}-01`)}
          </option>
        ))}
      </select>
    </label>
  );
}
