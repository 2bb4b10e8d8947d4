import type { LandingBrief } from '#lib/look/landing-brief.ts';
import styles from './bills.css?url';
import { OwnStyles } from './own-styles.tsx';
import { PhoneFrame } from './phone-frame.tsx';

interface Person {
  name: string;
  paid: number;
  owes: number;
  fill: string;
  ink: string;
}
interface BillsBrief extends LandingBrief {
  people: Person[];
  lines: { what: string; price: string }[];
  settle: { heading: string; text: string; payments: { from: string; to: string; amount: string }[] };
}

function Face({ person }: { person: Person | undefined }) {
  if (!person) return null;
  return (
    <i className="face" style={{ background: person.fill, color: person.ink }}>
      {person.name.slice(0, 1)}
    </i>
  );
}

export function Screen({ brief }: { brief: BillsBrief }) {
  const { people, lines, settle } = brief;
  const named = (name: string) => people.find((person) => person.name === name);
  return (
    <>
      <OwnStyles href={styles} />
      <section className="first">
        <b className="brand">{brief.brand}</b>
        <h1>{brief.h1}</h1>
        <div className="words">
          <p>{brief.lead}</p>
          <a href={brief.action.href}>{brief.action.label}</a>
        </div>
        <div className="fan">
          <PhoneFrame time="22:08" label="The photographed bill, read into four lines with prices.">
            <p className="over">Wing Lok, table 6</p>
            <p className="big">86.00</p>
            <div className="receipt">
              {lines.map((line) => (
                <p key={line.what}>
                  {line.what} <span>{line.price}</span>
                </p>
              ))}
            </div>
          </PhoneFrame>
          <PhoneFrame
            time="22:11"
            label="Four people with their balance: Ada gets 55, Bo owes 22, Cleo 5, Dev 28."
          >
            <p className="over">After tonight</p>
            <p className="big">Ada gets 55</p>
            <div className="rows">
              {people.map((person) => (
                <p key={person.name}>
                  <Face person={person} /> {person.name}
                  <b>
                    {person.paid - person.owes > 0
                      ? `+${person.paid - person.owes}`
                      : `−${person.owes - person.paid}`}
                  </b>
                </p>
              ))}
            </div>
            <div className="done">Make us even</div>
          </PhoneFrame>
          <PhoneFrame time="22:12" label="All even: three payments sent, none left.">
            <p className="over">Three payments</p>
            <p className="big">All even</p>
            <svg viewBox="0 0 100 100" className="tick" role="presentation">
              <circle cx="50" cy="50" r="48" fill="currentColor" />
              <path
                d="m28 52 15 15 30-33"
                fill="none"
                stroke="oklch(0.86 0.165 85)"
                strokeWidth="9"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
          </PhoneFrame>
        </div>
      </section>
      <section id="settle" className="settle">
        <div className="wrap">
          <h2>{settle.heading}</h2>
          <p className="max-w-[32rem] text-lg">{settle.text}</p>
          <ul>
            {settle.payments.map((payment) => (
              <li key={payment.from}>
                <Face person={named(payment.from)} />
                <span>
                  {payment.from} pays {payment.to}
                </span>
                <b>{payment.amount}</b>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
