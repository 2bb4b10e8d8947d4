import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ContactField } from '#engines/contacts/read-contact-rows.ts';

const fieldNames: Readonly<Record<ContactField, string>> = {
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
const known = Object.keys(fieldNames) as ContactField[];

/** By one of these a contact can be told from others. */
const naming: readonly ContactField[] = ['name', 'given', 'family', 'email', 'company', 'phone'];

interface ColumnFieldsProps {
  columns: readonly string[];
  fields: readonly (ContactField | null)[];
  onChange: (fields: readonly (ContactField | null)[]) => void;
}

/** What each column of a file holds: guessed by its heading, put right by hand. */
export function ColumnFields({ columns, fields, onChange }: ColumnFieldsProps) {
  const names = fields.some((field) => field !== null && naming.includes(field));
  const [isOpen] = useState(!names || fields.includes(null));
  return (
    <details
      open={isOpen}
      className={`mb-4 rounded-input border px-4 py-1 ${names ? 'border-line' : 'border-danger'}`}
    >
      <summary className="min-h-11 content-center font-medium">
        {fields.filter(Boolean).length} of {columns.length} columns are used
      </summary>
      {names ? null : (
        <p role="alert" className="py-1 text-[.9375rem] text-danger">
          Choose the column with the name or the email. Every contact needs one of them.
        </p>
      )}
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
                    {fieldNames[field]}
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
