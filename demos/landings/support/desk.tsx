import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { AskForm } from './ask-form.tsx';
import { answered, type Inbox, inboxFrom, isWaiting, opened, received } from './inbox.ts';
import { Thread } from './thread.tsx';
import { sample } from './words.ts';

const place = 'landing-support';

/** The inbox: a list, the talk that is open, and a way to write in as a customer. */
export function Desk() {
  const [inbox, setInbox] = useState<Inbox>(sample);
  useEffect(() => {
    const kept = inboxFrom(keptState(place));
    if (kept) setInbox(kept);
  }, []);
  function change(next: Inbox) {
    setInbox(next);
    keepState(place, next);
  }
  const { open, talks } = inbox;
  const talk = talks.find(({ id }) => id === open) ?? talks[0];
  return (
    <div className="inbox" data-centrepiece>
      <div className="side">
        <ul className="list" aria-label="Questions">
          {talks.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                aria-current={one.id === open}
                onClick={() => change(opened(inbox, one.id))}
              >
                <i aria-hidden="true">{one.who.slice(0, 1)}</i>
                <span>
                  <b>{one.who}</b>
                  <small>{one.what}</small>
                </span>
                <em>{isWaiting(one) ? (one.owner ?? 'new') : 'answered'}</em>
              </button>
            </li>
          ))}
        </ul>
        <AskForm onAsk={(who, text) => change(received(inbox, who, text))} />
      </div>
      {talk ? (
        <Thread
          key={talk.id}
          talk={talk}
          onAnswer={(text) => change(answered(inbox, text))}
          onRestore={() => {
            setInbox(sample);
            forgetState(place);
          }}
        />
      ) : null}
    </div>
  );
}
