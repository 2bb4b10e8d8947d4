import { Plus, RotateCcw } from 'lucide-react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { BillLine } from './bill-line.tsx';
import { expensesOf, mostLines } from './evening.ts';
import { Face } from './face.tsx';
import { GuestList } from './guest-list.tsx';
import { balances, debts, payments } from './settle.ts';
import { useEvening } from './use-evening.ts';
import { closes, written } from './written.ts';

/** The bill on the left, who pays whom on the right. */
export function Splitter() {
  const { evening, addPerson, removePerson, addLine, changeLine, removeLine, startAgain } = useEvening();
  const { people, lines } = evening;
  const expenses = expensesOf(evening);
  const due = payments(balances(people.length, expenses));
  const total = expenses.reduce((sum, { cents }) => sum + cents, 0);
  const nameOf = (place: number) => people[place]?.name ?? '';
  const plan = () =>
    due.map(({ from, to, cents }) => `${nameOf(from)} pays ${nameOf(to)} ${written(cents)}`).join('\n');
  return (
    <div className="splitter" data-centrepiece>
      <div className="bill">
        <GuestList evening={evening} onAdd={addPerson} onRemove={removePerson} />
        <ol>
          {lines.map((line, index) => (
            <BillLine
              key={line.key}
              line={line}
              number={index + 1}
              people={people}
              onChange={changeLine}
              onRemove={() => removeLine(line)}
            />
          ))}
        </ol>
        <div className="bill-end">
          <button type="button" onClick={addLine} disabled={lines.length >= mostLines}>
            <Plus size={18} aria-hidden="true" /> Add line
          </button>
          <button type="button" onClick={startAgain}>
            <RotateCcw size={16} aria-hidden="true" /> Restore the sample
          </button>
          <p>
            Total <b>{written(total)}</b>
          </p>
        </div>
      </div>
      <section className="due" aria-live="polite" aria-label="Who pays whom">
        <h3>{lines.length === 0 ? 'Add a line to begin' : closes(due.length)}</h3>
        <ul>
          {due.map(({ from, to, cents }) => (
            <li key={`${people[from]?.key}-${people[to]?.key}`}>
              <span className="pair">
                <Face name={nameOf(from)} place={from} />
                <Face name={nameOf(to)} place={to} />
              </span>
              <span>
                {nameOf(from)} pays {nameOf(to)}
              </span>
              <b>{written(cents)}</b>
            </li>
          ))}
        </ul>
        {due.length > 0 ? (
          <>
            <p>That replaces {debts(expenses)} separate debts, one for each person on each line.</p>
            <CopyButton text={plan} label="Copy the plan" className="copy" />
          </>
        ) : null}
      </section>
    </div>
  );
}
