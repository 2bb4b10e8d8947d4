import { Phone } from 'lucide-react';
import { dialled } from '../rules/card.ts';

/** What can't wait for the clinic, with the emergency number as a button. */
export function Urgent({ said, emergency }: { said: string; emergency: string }) {
  return (
    <div className="urgent" role="alert">
      <p>{said}</p>
      <a className="go" href={`tel:${dialled(emergency)}`}>
        <Phone size={18} aria-hidden="true" /> Call {emergency}
      </a>
    </div>
  );
}
