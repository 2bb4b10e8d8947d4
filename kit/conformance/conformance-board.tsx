import { type ReactElement, useId, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { type Direction, ReadingDirection } from '#ui/foundation/direction.tsx';
import { withGiven } from './given.ts';
import type { ConformanceRow } from './row.ts';
import { conformanceRows, idOf } from './rows.ts';

interface RowProps {
  row: ConformanceRow;
  direction: Direction;
  disabled: boolean;
}

/** Writes down which element a component handed to its ref. */
const noteRef = (place: string) => (part: Element | null) => {
  if (part)
    document.getElementById(place)?.setAttribute('data-ref', part.getAttribute('data-given') ?? part.tagName);
};

/** What the tests have to know of a row, in its attribute. */
const says = ({ sends, opensBy, unmirrored }: ConformanceRow): string =>
  JSON.stringify({ sends, opensBy, unmirrored });

function Row({ row, direction, disabled }: RowProps) {
  const place = idOf(row);
  const id = useId();
  const given = { ref: noteRef(place), ...(disabled ? { disabled: true as const } : {}) };
  const part = withGiven(row.part(id), given);
  const whole: ReactElement = row.around?.(part, id) ?? part;
  return (
    <section
      id={place}
      data-row={row.component}
      data-says={says(row)}
      aria-label={row.component}
      className="isolate"
    >
      <h2 className="mb-3 font-mono text-sm">{row.component}</h2>
      <div data-box="" dir={direction} className="@container w-full max-w-[40rem]">
        {row.isForm ? whole : <form onSubmit={(event) => event.preventDefault()}>{whole}</form>}
      </div>
    </section>
  );
}

/** All components under one another, each given what every component promises to take. */
export function ConformanceBoard() {
  const [direction, setDirection] = useState<Direction>('ltr');
  const [disabled, setDisabled] = useState(false);
  const rows = conformanceRows.filter((row) => !disabled || row.canBeDisabled);
  return (
    <div className="wrap grid gap-10 pb-24 pt-10">
      <h1 className="text-4xl">Every component, given the same</h1>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => setDirection('rtl')}>
          Right to left
        </Button>
        <Button size="small" variant="ink" onClick={() => setDisabled(true)}>
          Disabled
        </Button>
      </div>
      <ReadingDirection direction={direction}>
        {rows.map((row) => (
          <Row key={row.component} row={row} direction={direction} disabled={disabled} />
        ))}
      </ReadingDirection>
    </div>
  );
}
