import { useState } from 'react';
import { NumberField } from '#ui/fields/number-field.tsx';
import { InputsPart } from '../../kit/layout/inputs-panel.tsx';
import { mostPages } from '../job.ts';

interface ReachProps {
  /** How many pages are read; null while nothing was pointed at. */
  pages: number | null;
  /** What the next page was recognised by. */
  next: string;
  /** How politely it is read. */
  manners: string;
  onPages: (pages: number) => void;
}

const isNumber = (pages: number) => Number.isInteger(pages) && pages >= 1 && pages <= mostPages;

/** How many pages are read, and how. */
export function Reach({ pages, next, manners, onPages }: ReachProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <InputsPart heading="How much to collect">
      <NumberField
        required
        label="Page limit"
        error={
          typed !== null && !isNumber(Number(typed)) ? `Enter a number from 1 to ${mostPages}.` : undefined
        }
        min={1}
        max={mostPages}
        disabled={pages === null}
        value={typed ?? String(pages ?? 1)}
        onChange={(event) => {
          const { value, valueAsNumber } = event.currentTarget;
          setTyped(value);
          if (isNumber(valueAsNumber)) onPages(valueAsNumber);
        }}
        onBlur={() => setTyped(null)}
      />
      <p className="mt-2 text-[.8125rem] text-mute text-pretty">
        {next} {manners}
      </p>
    </InputsPart>
  );
}
