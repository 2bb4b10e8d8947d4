import { Phone } from 'lucide-react';
import { useState } from 'react';
import { longDay } from '#lib/time/day-words.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { dialled } from '../rules/card.ts';
import { amountAt } from '../rules/doses.ts';
import type { UsePatient } from '../use-patient.ts';
import { medicines } from '../words.ts';
import { CardForm } from './card-form.tsx';

/** What helpers need to know, in large letters. */
export function EmergencyCard({ patient }: { patient: UsePatient }) {
  const { journal, now, writeCard } = patient;
  const [isEditing, setEditing] = useState(false);
  const { card } = journal;
  if (isEditing)
    return (
      <CardForm
        card={card}
        today={now.day}
        onSave={(next) => {
          writeCard(next);
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  const facts = [
    ['Born', longDay(card.born)],
    ['Blood group', card.blood],
    ['Allergies', card.allergies.trim() || 'None known'],
    [
      'Takes',
      medicines
        .filter((medicine) => amountAt(medicine, journal, now) !== null)
        .map(({ name }) => name)
        .join(', ') || 'Nothing at the moment',
    ],
    ['Call first', card.contact],
    ['Their number', card.phone],
  ];
  return (
    <>
      <p className="small">Emergency card</p>
      <ScreenHeading>{card.name}</ScreenHeading>
      <dl className="large">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <a className="go red" href={`tel:${dialled(card.emergency)}`}>
        <Phone size={18} aria-hidden="true" /> Call {card.emergency}
      </a>
      <a className="quiet" href={`tel:${dialled(card.phone)}`}>
        Call {card.contact}
      </a>
      <button type="button" className="quiet" onClick={() => setEditing(true)}>
        Edit the card
      </button>
    </>
  );
}
