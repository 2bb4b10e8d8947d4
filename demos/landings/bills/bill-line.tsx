import { X } from 'lucide-react';
import { useId } from 'react';
import { amountTrouble, type Person, sharersTrouble, type TypedLine } from './evening.ts';
import { Face } from './face.tsx';

interface BillLineProps {
  line: TypedLine;
  number: number;
  people: readonly Person[];
  onChange: (line: TypedLine) => void;
  onRemove: () => void;
}

/** One line of the bill: what, how much, who paid, and the faces it was for. */
export function BillLine({ line, number, people, onChange, onRemove }: BillLineProps) {
  const id = useId();
  const trouble = amountTrouble(line);
  const nobody = sharersTrouble(line);
  const flip = (key: number) =>
    line.for.includes(key) ? line.for.filter((one) => one !== key) : [...line.for, key];
  return (
    <li className="bill-line">
      <label className="what">
        <span className="sr-only">Line {number}, what it was</span>
        <input
          value={line.what}
          placeholder="What was it?"
          maxLength={60}
          onChange={({ target }) => onChange({ ...line, what: target.value })}
        />
      </label>
      <label className="amount">
        <span className="sr-only">Line {number}, amount</span>
        <input
          value={line.amount}
          inputMode="decimal"
          placeholder="0.00"
          maxLength={12}
          aria-invalid={trouble !== null}
          aria-describedby={trouble ? `${id}-amount` : undefined}
          onChange={({ target }) => onChange({ ...line, amount: target.value })}
        />
      </label>
      <button type="button" className="remove" onClick={onRemove}>
        <X size={18} aria-hidden="true" />
        <span className="sr-only">Remove line {number}</span>
      </button>
      <label className="payer">
        <span>Paid by</span>
        <select
          value={line.by}
          onChange={({ target }) => onChange({ ...line, by: Number(target.value) })}
          aria-label={`Line ${number}, who paid`}
        >
          {people.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="sharers" aria-describedby={nobody ? `${id}-for` : undefined}>
        <legend className="sr-only">Line {number}, who it was for</legend>
        {people.map(({ key, name }, place) => (
          <button
            key={key}
            type="button"
            aria-pressed={line.for.includes(key)}
            onClick={() => onChange({ ...line, for: flip(key) })}
          >
            <Face name={name} place={place} />
            <span className="sr-only">{name}</span>
          </button>
        ))}
      </fieldset>
      {trouble ? (
        <p id={`${id}-amount`} data-trouble="">
          {trouble}
        </p>
      ) : null}
      {nobody ? (
        <p id={`${id}-for`} data-trouble="">
          {nobody}
        </p>
      ) : null}
    </li>
  );
}
