import { useState } from 'react';
import type { UsePatient } from '../use-patient.ts';
import { NoteForm } from './note-form.tsx';
import { OrderForm } from './order-form.tsx';
import { TimeForm } from './time-form.tsx';

const pens = [
  { pen: 'note', label: 'Answer' },
  { pen: 'order', label: 'Dose' },
  { pen: 'time', label: 'Visit' },
] as const;
type Pen = (typeof pens)[number]['pen'];

/** What the clinic writes; it appears on the phone at the same moment. */
export function ClinicPen({ patient }: { patient: UsePatient }) {
  const [pen, setPen] = useState<Pen>('note');
  const [said, setSaid] = useState('');
  return (
    <section className="pen">
      <h3>Write to the phone</h3>
      <div className="pens">
        {pens.map((each) => (
          <button
            key={each.pen}
            type="button"
            aria-pressed={each.pen === pen}
            onClick={() => {
              setPen(each.pen);
              setSaid('');
            }}
          >
            {each.label}
          </button>
        ))}
      </div>
      {pen === 'note' ? <NoteForm patient={patient} onSent={setSaid} /> : null}
      {pen === 'order' ? <OrderForm patient={patient} onSent={setSaid} /> : null}
      {pen === 'time' ? <TimeForm patient={patient} onSent={setSaid} /> : null}
      <p role="status" className="label">
        {said}
      </p>
    </section>
  );
}
