import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { rowCount } from '#lib/forms/numbered-rows.ts';
import { Button } from '../actions/button.tsx';

interface FormRowsProps {
  /** The list's name in the form: its fields are called `name.0.field`. */
  name: string;
  /** What the form is filled with. */
  values: Readonly<Record<string, string>>;
  /** What one row is called, as in “Part 3”. */
  noun: string;
  /** How many there may be. */
  most: number;
  /** Draws the fields of a row. */
  children: (field: (name: string) => string, number: number) => ReactNode;
}

/** A list in a form, row by row. There is always an empty row at the end, so that it grows without scripts too. */
export function FormRows({ name, values, noun, most, children }: FormRowsProps) {
  const [more, setMore] = useState(1);
  const shown = Math.min(most, rowCount(name, values, more));
  const numbers = Array.from({ length: shown }, (_, number) => number);
  return (
    <div className="grid gap-3">
      {numbers.map((number) => (
        <fieldset key={number} className="grid min-w-0 gap-4 rounded-input border border-line p-4">
          <legend className="sr-only">
            {noun} {number + 1}
          </legend>
          {children((field) => `${name}.${number}.${field}`, number)}
        </fieldset>
      ))}
      {shown < most ? (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start noscript:hidden"
          onClick={() => setMore((before) => before + 1)}
        >
          <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
          Another {noun.toLowerCase()}
        </Button>
      ) : null}
    </div>
  );
}
