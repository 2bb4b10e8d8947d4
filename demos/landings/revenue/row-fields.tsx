import { X } from 'lucide-react';
import { useId } from 'react';
import { type TypedRow, troubleOf } from './rows.ts';

interface RowFieldsProps {
  row: TypedRow;
  number: number;
  onChange: (row: TypedRow) => void;
  onRemove: () => void;
}

const fields = [
  { field: 'customer', label: 'customer', hint: 'Who pays?' },
  { field: 'amount', label: 'EUR a month', hint: '4,200' },
  { field: 'from', label: 'first month', hint: '2026-03' },
  { field: 'until', label: 'last month', hint: 'stays' },
] as const;

/** One customer, in four fields and a way out. */
export function RowFields({ row, number, onChange, onRemove }: RowFieldsProps) {
  const id = useId();
  const trouble: Partial<Record<keyof TypedRow, string>> = troubleOf(row);
  const said = Object.entries(trouble);
  return (
    <li className="row">
      {fields.map(({ field, label, hint }) => (
        <label key={field} data-field={field}>
          <span>{label}</span>
          <input
            value={row[field]}
            placeholder={hint}
            maxLength={field === 'customer' ? 60 : 16}
            autoComplete="off"
            inputMode={field === 'amount' ? 'decimal' : 'text'}
            aria-label={`Row ${number}, ${label}`}
            aria-invalid={trouble[field] !== undefined}
            aria-describedby={trouble[field] ? `${id}-${field}` : undefined}
            onChange={({ target }) => onChange({ ...row, [field]: target.value })}
          />
        </label>
      ))}
      <button type="button" className="remove" onClick={onRemove}>
        <X size={18} aria-hidden="true" />
        <span className="sr-only">Remove row {number}</span>
      </button>
      {said.map(([field, text]) => (
        <p key={field} id={`${id}-${field}`} className="trouble">
          {text}
        </p>
      ))}
    </li>
  );
}
