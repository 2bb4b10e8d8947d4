import { useState } from 'react';
import { moneyText } from '#lib/money/money.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Line, Said, Small } from './mini.tsx';
import { forgiving, invoiceOf, paidBy, pressing } from './rules.ts';

/** An invoice that adds itself up. */
export function InvoiceMini() {
  const [days, setDays] = useState('4');
  const [rate, setRate] = useState('900');
  const numbers = [days, rate].map(Number);
  const right = numbers.every((number) => Number.isFinite(number) && number >= 0 && number <= 100_000);
  const [quantity = 0, price = 0] = numbers;
  const { net, vat, sum } = invoiceOf([{ quantity, price: Math.round(price * 100) }], 19);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label="Days"
          required
          min={0}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <TextField
          label="Rate in €"
          required
          inputMode="decimal"
          value={rate}
          onChange={(event) => setRate(event.currentTarget.value)}
          error={right ? '' : 'Enter numbers up to 100,000.'}
        />
      </div>
      <dl className="mt-3">
        {(
          [
            ['Net', net],
            ['VAT 19%', vat],
            ['To pay', sum],
          ] as const
        ).map(([name, cents]) => (
          <div
            key={name}
            className="flex justify-between border-b border-line py-2 last:border-0 last:text-xl last:font-semibold"
          >
            <dt>{name}</dt>
            <dd className="tabular-nums">{right ? moneyText(cents, 'EUR') : '–'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The names of the catalogue, found in spite of a typing error. */
export function CatalogueMini({ names }: { names: readonly string[] }) {
  const [typed, setTyped] = useState('planer');
  const found = forgiving(names, typed);
  return (
    <>
      <TextField
        label="Search, with a typo"
        required
        autoComplete="off"
        maxLength={40}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul className="mt-2">
        {found.slice(0, 4).map((name) => (
          <Line key={name}>{name}</Line>
        ))}
      </ul>
      <Said>
        {found.length} of {names.length} applications
      </Said>
    </>
  );
}

const leads = [
  { name: 'Harbour Boats', waits: 9, budget: 12 },
  { name: 'Mill & Sons', waits: 2, budget: 60 },
  { name: 'Tram Museum', waits: 5, budget: 25 },
];

/** Who to talk to first, by the priority that is set. */
export function LeadsMini() {
  const [weight, setWeight] = useState(40);
  return (
    <>
      <RangeField
        label="Priority"
        defaultValue={weight}
        format={(value) => (value < 50 ? 'waiting' : 'budget')}
        onValueChange={setWeight}
      />
      <ol className="mt-3">
        {pressing(leads, weight).map(({ name, waits, budget, points }) => (
          <Line key={name} end={<span className="font-mono text-sm">{points} points</span>}>
            <strong className="block font-medium">{name}</strong>
            <span className="text-mute">
              waiting {waits} days, €{budget}k
            </span>
          </Line>
        ))}
      </ol>
      <p className="mt-2 text-sm text-mute">Sample companies.</p>
    </>
  );
}

const invoices = [
  { number: 'R-101', cents: 124_000 },
  { number: 'R-102', cents: 80_000 },
  { number: 'R-103', cents: 80_000 },
];

/** A bank line finds the invoice it pays, by number or by an amount that stands alone. */
export function AccountingMini() {
  const [text, setText] = useState('PAYMENT R-103, THANK YOU');
  const [amount, setAmount] = useState('800');
  const cents = Math.round(Number(amount) * 100);
  const paid = paidBy({ text: text.toUpperCase(), cents }, invoices);
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <TextField
          label="Bank line"
          required
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <TextField
          label="€"
          required
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
      </div>
      <ul className="mt-2">
        {invoices.map(({ number, cents: due }) => (
          <Line
            key={number}
            end={
              paid === number ? (
                <strong className="text-done">paid by this line</strong>
              ) : (
                <span className="text-mute">open</span>
              )
            }
          >
            {number} <span className="text-mute tabular-nums">{moneyText(due, 'EUR')}</span>
          </Line>
        ))}
      </ul>
      <Said>{paid ? null : 'No invoice stands out, so a person decides.'}</Said>
    </>
  );
}

interface Letter {
  id: number;
  sent: boolean;
}

/** Emails are written down first and sent after; a crash in between loses none and sends none twice. */
export function OutboxMini() {
  const [letters, setLetters] = useState<readonly Letter[]>([]);
  const [server, setServer] = useState(false);
  const [said, setSaid] = useState('The mail server is down. Write two emails, then start it again.');
  const deliver = (list: readonly Letter[]) => list.map((letter) => ({ ...letter, sent: true }));
  function write() {
    const next = [...letters, { id: letters.length + 1, sent: false }].slice(-4);
    setLetters(server ? deliver(next) : next);
    setSaid(server ? 'Saved, then sent.' : 'Saved; waiting for the server.');
  }
  function turn() {
    const waiting = letters.filter(({ sent }) => !sent).length;
    setServer(!server);
    if (!server) setLetters(deliver(letters));
    setSaid(server ? 'The mail server is down.' : `It is back: ${waiting} sent, each one once.`);
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Small onClick={write}>Write an email</Small>
        <Small onClick={turn}>{server ? 'Stop the mail server' : 'Start the mail server'}</Small>
      </div>
      <ul className="mt-2">
        {letters.map(({ id, sent }) => (
          <Line
            key={id}
            end={<span className={sent ? 'text-done' : 'text-mute'}>{sent ? 'sent once' : 'waits'}</span>}
          >
            Email {id}
          </Line>
        ))}
      </ul>
      <Said>{said}</Said>
    </>
  );
}
