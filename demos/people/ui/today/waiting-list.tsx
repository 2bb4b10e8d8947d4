import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { waitingCorrections, waitingLeave } from '../../rules/waiting.ts';
import { CorrectionCard } from '../parts/correction-card.tsx';
import { RequestCard } from '../parts/request-card.tsx';
import { usePeople } from '../people-context.ts';

const firstShown = 4;
const furtherShown = 40;

/** What waits for the viewer’s answer. */
export function WaitingList() {
  const { rows, viewer } = usePeople();
  const [most, setMost] = useState(firstShown);
  const cards = [
    ...waitingLeave(rows, viewer).map((request) => <RequestCard key={request.id} request={request} />),
    ...waitingCorrections(rows, viewer).map((each) => <CorrectionCard key={each.id} correction={each} />),
  ];
  const shown = cards.slice(0, most);
  return (
    <section aria-labelledby="waiting" className="@container">
      <h2 id="waiting" className="text-2xl">
        {cards.length === 0 ? 'Nothing is waiting for you' : `Waiting for your answer`}
        {cards.length > 0 ? (
          <span className="ms-3 font-mono text-base font-normal text-mute">{cards.length}</span>
        ) : null}
      </h2>
      {cards.length === 0 ? (
        <p className="mt-2 text-mute">New requests for leave and corrected times appear here.</p>
      ) : (
        <div className="mt-4 grid items-start gap-3 @3xl:grid-cols-2">{shown}</div>
      )}
      {cards.length > shown.length ? (
        <Button size="small" variant="ghost" className="mt-3" onClick={() => setMost(most + furtherShown)}>
          {cards.length - most > furtherShown ? `Show ${furtherShown} more` : `Show all ${cards.length}`}
        </Button>
      ) : null}
    </section>
  );
}
