import { entriesOf, unreadOf } from '../rules/journal.ts';
import { slotSaid } from '../rules/log.ts';
import type { UsePatient } from '../use-patient.ts';
import { clinic, medicines } from '../words.ts';

/** What the clinic wrote and the patient hasn't answered yet, each with its answer. */
export function Messages({ patient }: { patient: UsePatient }) {
  const { journal, markRead, answerOffer } = patient;
  const unread = unreadOf(journal);
  const questions = new Map(entriesOf(journal, 'question').map(({ n, text }) => [n, text]));
  return (
    <ul className="messages" aria-label="From the clinic" aria-live="polite">
      {unread.map((entry) => (
        <li key={entry.n}>
          {entry.is === 'note' ? (
            <>
              <p className="small">
                {clinic.nurse}
                {entry.to === null ? '' : ` on “${questions.get(entry.to) ?? ''}”`}
              </p>
              <p className="hand">{entry.text}</p>
              <button type="button" onClick={() => markRead(entry.n)}>
                Mark as read
              </button>
            </>
          ) : entry.is === 'order' ? (
            <>
              <p className="small">{clinic.doctor} has changed a dose</p>
              <p className="hand">
                {medicines.find(({ id }) => id === entry.medicine)?.name}:{' '}
                {entry.amount === null ? 'pause it for now' : entry.amount}
              </p>
              <button type="button" onClick={() => markRead(entry.n)}>
                Understood
              </button>
            </>
          ) : (
            <>
              <p className="small">{clinic.name} offers another time</p>
              <p className="hand">{slotSaid(entry.to)}</p>
              <button type="button" onClick={() => answerOffer('settled')}>
                Take this time
              </button>
              <button type="button" className="plain" onClick={() => answerOffer('declined')}>
                Keep mine
              </button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
