import { type FormEvent, useId, useState } from 'react';
import { amountAt, amountTrouble } from '../rules/doses.ts';
import { clinic, medicines } from '../words.ts';
import type { PenProps } from './note-form.tsx';

const [first] = medicines;

/** The doctor changes how much of a medicine is taken, or pauses it. */
export function OrderForm({ patient, onSent }: PenProps) {
  const { journal, now, add } = patient;
  const [chosen, setChosen] = useState(first?.id ?? '');
  const [amount, setAmount] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const id = useId();
  const medicine = medicines.find((each) => each.id === chosen);
  const current = medicine ? amountAt(medicine, journal, now) : null;
  function order(next: string | null) {
    add({ is: 'order', medicine: chosen, amount: next, seen: null });
    setAmount('');
    setTrouble(null);
    onSent('The order is on the phone.');
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = amountTrouble(amount);
    setTrouble(found);
    if (found === null) order(amount.trim());
  }
  return (
    <form onSubmit={submit} noValidate>
      <label htmlFor={`${id}-medicine`}>{clinic.doctor} changes</label>
      <select
        id={`${id}-medicine`}
        value={chosen}
        onChange={({ target }) => {
          setChosen(target.value);
          onSent('');
        }}
      >
        {medicines.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-amount`}>{current === null ? 'Paused. Take again' : `From ${current} to`}</label>
      <input
        id={`${id}-amount`}
        value={amount}
        maxLength={40}
        autoComplete="off"
        aria-invalid={trouble ? true : undefined}
        aria-describedby={`${id}-trouble`}
        onChange={({ target }) => {
          setAmount(target.value);
          onSent('');
          if (trouble !== null) setTrouble(amountTrouble(target.value));
        }}
      />
      <p id={`${id}-trouble`} role="alert" className="trouble">
        {trouble}
      </p>
      <button type="submit" className="send">
        Order this amount
      </button>
      {current === null ? null : (
        <button type="button" className="other" onClick={() => order(null)}>
          Pause it
        </button>
      )}
    </form>
  );
}
