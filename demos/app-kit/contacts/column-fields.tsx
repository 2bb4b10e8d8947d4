import { ChevronDown } from 'lucide-react';
import type { ContactField } from '#engines/contacts/read-contact-rows.ts';

const names: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  given: 'First name',
  family: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  role: 'Role',
  birthday: 'Birthday',
  address: 'Address',
  note: 'Note',
};
const known = Object.keys(names) as ContactField[];

interface ColumnFieldsProps {
  columns: readonly string[];
  fields: readonly (ContactField | null)[];
  onChange: (fields: readonly (ContactField | null)[]) => void;
}

/** What each column of a file holds: guessed by its heading, put right by hand. */
export function ColumnFields({ columns, fields, onChange }: ColumnFieldsProps) {
  return (
    <details className="mb-4 rounded-input border border-line px-4 py-1">
      <summary className="min-h-11 content-center font-medium">
        {fields.filter(Boolean).length} of {columns.length} columns are used
      </summary>
      <ul className="pb-2">
        {columns.map((column, at) => (
          <li key={column} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 truncate text-[.9375rem]">{column}</span>
            <span className="relative shrink-0">
              <select
                aria-label={`What “${column}” holds`}
                value={fields[at] ?? ''}
                onChange={(event) => {
                  const chosen = known.find((field) => field === event.currentTarget.value) ?? null;
                  onChange(fields.map((field, index) => (index === at ? chosen : field)));
                }}
                className="min-h-11 appearance-none rounded-full border border-outline bg-raised ps-4 pe-9 text-[.9375rem]"
              >
                <option value="">Not used</option>
                {known.map((field) => (
                  <option key={field} value={field}>
                    {names[field]}
                  </option>
                ))}
              </select>
              <ChevronDown
                size={16}
                strokeWidth={1.5}
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 end-3 my-auto"
              />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
