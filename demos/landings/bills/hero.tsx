import { PhoneFrame } from '#ui/kinds/landing/phone-frame.tsx';
import { Face } from './face.tsx';
import type { Expense, Payment } from './settle.ts';
import { sample, words } from './words.ts';
import { written } from './written.ts';

interface HeroProps {
  expenses: readonly Expense[];
  owed: readonly number[];
  due: readonly Payment[];
}

const people = sample.people.map(({ name }) => name);
const signed = (cents: number) => `${cents > 0 ? '+' : '−'}${written(Math.abs(cents))}`;

function Balances({ owed }: { owed: readonly number[] }) {
  return (
    <PhoneFrame time="22:11" label="What each person is owed or owes after the evening.">
      <p className="over">After tonight</p>
      <p className="big">
        {people[0]} gets {written(owed[0] ?? 0)}
      </p>
      <div className="rows">
        {people.map((name, place) => (
          <p key={name}>
            <Face name={name} place={place} /> {name}
            <b>{signed(owed[place] ?? 0)}</b>
          </p>
        ))}
      </div>
      <div className="done">Make us even</div>
    </PhoneFrame>
  );
}

function AllEven({ due }: { due: readonly Payment[] }) {
  return (
    <PhoneFrame time="22:12" label={`All even after ${due.length} payments.`}>
      <p className="over">{due.length} payments</p>
      <p className="big">All even</p>
      <svg viewBox="0 0 100 100" className="tick" role="presentation">
        <circle cx="50" cy="50" r="48" fill="currentColor" />
        <path d="m28 52 15 15 30-33" />
      </svg>
    </PhoneFrame>
  );
}

/** The question, and three phones that go from the bill to all even. */
export function Hero({ expenses, owed, due }: HeroProps) {
  const total = expenses.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <section className="first">
      <h1>{words.h1}</h1>
      <div className="words">
        <p>{words.lead}</p>
        <a href={words.action.href} className="go">
          {words.action.label}
        </a>
      </div>
      <div className="fan">
        <PhoneFrame time="22:08" label="The bill, line by line, with its prices.">
          <p className="over">Tonight</p>
          <p className="big">{written(total)}</p>
          <div className="receipt">
            {sample.lines.map(({ key, what, amount }) => (
              <p key={key}>
                {what} <span>{amount}</span>
              </p>
            ))}
          </div>
        </PhoneFrame>
        <Balances owed={owed} />
        <AllEven due={due} />
      </div>
    </section>
  );
}
