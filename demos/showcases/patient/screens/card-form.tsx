import { type FormEvent, useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { type CardTroubles, cardTroubles } from '../rules/card.ts';
import type { Card } from '../rules/journal.ts';
import { bloodGroups, emergencyNumbers } from '../words.ts';

const typedFields = [
  { field: 'name', label: 'Name', type: 'text' },
  { field: 'born', label: 'Date of birth', type: 'date' },
  { field: 'allergies', label: 'Allergies (optional)', type: 'text' },
  { field: 'contact', label: 'Who to call', type: 'text' },
  { field: 'phone', label: 'Their number', type: 'tel' },
] as const;

interface CardFormProps {
  card: Card;
  today: string;
  onSave: (card: Card) => void;
  onCancel: () => void;
}

/** The emergency card as a form. */
export function CardForm({ card, today, onSave, onCancel }: CardFormProps) {
  const [typed, setTyped] = useState(card);
  const [troubles, setTroubles] = useState<CardTroubles>({});
  const id = useId();
  function change(next: Partial<Card>) {
    const changed = { ...typed, ...next };
    setTyped(changed);
    if (Object.keys(troubles).length > 0) setTroubles(cardTroubles(changed, today));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const found = cardTroubles(typed, today);
    setTroubles(found);
    if (Object.keys(found).length === 0) onSave(typed);
  }
  return (
    <form onSubmit={submit} noValidate>
      <p className="small">It stays in this browser</p>
      <ScreenHeading>Emergency card</ScreenHeading>
      {typedFields.map(({ field, label, type }) => (
        <div key={field}>
          <label htmlFor={`${id}-${field}`}>{label}</label>
          <input
            id={`${id}-${field}`}
            type={type}
            maxLength={80}
            autoComplete="off"
            value={typed[field]}
            aria-invalid={troubles[field] ? true : undefined}
            aria-describedby={`${id}-${field}-trouble`}
            onChange={({ target }) => change({ [field]: target.value })}
          />
          <p id={`${id}-${field}-trouble`} role="alert" className="trouble">
            {troubles[field]}
          </p>
        </div>
      ))}
      <label htmlFor={`${id}-blood`}>Blood group</label>
      <select
        id={`${id}-blood`}
        value={typed.blood}
        onChange={({ target }) => change({ blood: target.value })}
      >
        {bloodGroups.map((group) => (
          <option key={group}>{group}</option>
        ))}
      </select>
      <label htmlFor={`${id}-emergency`}>Emergency number where you live</label>
      <select
        id={`${id}-emergency`}
        value={typed.emergency}
        onChange={({ target }) => change({ emergency: target.value })}
      >
        {emergencyNumbers.map(([number, where]) => (
          <option key={number} value={number}>
            {number} ({where})
          </option>
        ))}
      </select>
      <button type="submit" className="go">
        Save the card
      </button>
      <button type="button" className="quiet" onClick={onCancel}>
        Cancel
      </button>
    </form>
  );
}
