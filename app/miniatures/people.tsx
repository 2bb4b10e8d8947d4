import { Check } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Line, Said, Small } from './mini.tsx';
import { seated } from './rules.ts';

const wordOf = (event: SubmitEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault();
  return String(new FormData(event.currentTarget).get(name) ?? '').trim();
};

const rules: readonly (readonly [string, (word: string) => boolean])[] = [
  ['Ten characters or more', (word) => word.length >= 10],
  ['A digit', (word) => /\d/.test(word)],
  ['Five different characters', (word) => new Set(word).size > 4],
];

/** Says while somebody types which rule of a password is kept. */
export function SignInMini() {
  const [word, setWord] = useState('');
  const kept = rules.filter(([, holds]) => holds(word)).length;
  return (
    <>
      <TextField
        label="Try a password"
        required
        autoComplete="off"
        maxLength={60}
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <ul className="mt-3 grid gap-1 text-[.9375rem]">
        {rules.map(([text, holds]) => (
          <li key={text} className={`flex items-center gap-2 ${holds(word) ? 'text-done' : 'text-mute'}`}>
            <Check size={16} strokeWidth={2} aria-hidden="true" className={holds(word) ? '' : 'opacity-25'} />
            {text}
          </li>
        ))}
      </ul>
      <Said>{word ? `${kept} of ${rules.length} rules met. What you type stays on this page.` : null}</Said>
    </>
  );
}

type Consent = 'none' | 'asked' | 'on' | 'off';

/** Asks twice before somebody is on the list, and lets them leave by one click. */
export function NewsletterMini() {
  const [state, setState] = useState<Consent>('none');
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState('');
  function ask(event: SubmitEvent<HTMLFormElement>) {
    const typed = wordOf(event, 'email');
    if (!/^\S+@\S+\.\S+$/.test(typed)) return setProblem('Enter an email address, such as ada@example.com.');
    setProblem('');
    setAddress(typed);
    setState('asked');
  }
  return (
    <>
      <form onSubmit={ask} noValidate className="grid gap-3">
        <TextField label="Email" name="email" type="email" required autoComplete="off" error={problem} />
        <Button type="submit" size="small" variant="ink">
          Subscribe
        </Button>
      </form>
      <div className="mt-3 border-t border-line pt-2" aria-live="polite">
        {state === 'none' ? <p className="text-mute">The email you would get appears here.</p> : null}
        {state === 'asked' ? (
          <Line end={<Small onClick={() => setState('on')}>Confirm</Small>}>To {address}: is this you?</Line>
        ) : null}
        {state === 'on' ? (
          <Line end={<Small onClick={() => setState('off')}>Unsubscribe</Small>}>Welcome, {address}</Line>
        ) : null}
        {state === 'off' ? <p>{address} is unsubscribed and gets no more emails.</p> : null}
      </div>
    </>
  );
}

const slots = ['09:00', '10:30', '14:00', '15:30'];

/** Two people want the same slot; the database lets one have it. */
export function BookingMini() {
  const [taken, setTaken] = useState<Readonly<Record<string, string>>>({});
  const [said, setSaid] = useState('');
  function book(slot: string, who: string) {
    const owner = taken[slot];
    if (owner) return setSaid(`${slot} went to ${owner} a moment ago. ${who} is shown the next free time.`);
    setTaken({ ...taken, [slot]: who });
    setSaid(`${who} has ${slot}.`);
  }
  return (
    <>
      <ul>
        {slots.map((slot) => (
          <Line
            key={slot}
            end={
              <span className="flex">
                {['Ann', 'Ben'].map((who) => (
                  <Small key={who} label={`${slot} for ${who}`} onClick={() => book(slot, who)}>
                    {who}
                  </Small>
                ))}
              </span>
            }
          >
            <span className="tabular-nums">{slot}</span>
            {taken[slot] ? <strong className="ms-3">{taken[slot]}</strong> : null}
          </Line>
        ))}
      </ul>
      <Said>{said || 'Try giving both the same time.'}</Said>
    </>
  );
}

/** Three seats, then a waiting list; whoever leaves makes room for the first on it. */
export function EventsMini() {
  const [people, setPeople] = useState<readonly string[]>(['Ann', 'Ben']);
  const [problem, setProblem] = useState('');
  const places = seated({ seats: 3, people });
  function join(event: SubmitEvent<HTMLFormElement>) {
    const name = wordOf(event, 'name').slice(0, 24);
    if (!name) return setProblem('Enter a name.');
    if (people.includes(name)) return setProblem(`${name} is registered already.`);
    if (people.length >= 6) return setProblem('The waiting list is full. Remove someone first.');
    setProblem('');
    setPeople([...people, name]);
    event.currentTarget.reset();
  }
  return (
    <>
      <form onSubmit={join} noValidate className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
        <TextField label="Name" name="name" required autoComplete="off" maxLength={24} error={problem} />
        <Button type="submit" size="small" variant="ink" className="mt-8.5">
          Join
        </Button>
      </form>
      <ul className="mt-2">
        {people.map((name, at) => (
          <Line
            key={name}
            end={
              <Small label={`Cancel ${name}`} onClick={() => setPeople(people.filter((one) => one !== name))}>
                Cancel
              </Small>
            }
          >
            {name}{' '}
            <span className="text-mute">
              {places.in.includes(name) ? `seat ${at + 1}` : `waiting, place ${at + 1 - places.in.length}`}
            </span>
          </Line>
        ))}
      </ul>
    </>
  );
}

/** Sending fails while the line is cut, and nothing that was typed is lost. */
export function EnquiryMini() {
  const [cut, setCut] = useState(true);
  const [said, setSaid] = useState('');
  const [sent, setSent] = useState<readonly string[]>([]);
  function send(event: SubmitEvent<HTMLFormElement>) {
    const text = wordOf(event, 'message').slice(0, 120);
    if (!text) return setSaid('Write a word or two first.');
    if (cut) return setSaid('It couldn’t be sent. Your text is still here: send it again.');
    setSent([...sent, text].slice(-3));
    setSaid('It arrived.');
    event.currentTarget.reset();
  }
  return (
    <>
      <Switch label="Cut the connection" checked={cut} onChange={() => setCut(!cut)} />
      <form onSubmit={send} noValidate className="grid gap-3">
        <TextField label="Your message" name="message" required autoComplete="off" maxLength={120} />
        <Button type="submit" size="small" variant="ink">
          Send
        </Button>
      </form>
      <Said>{said}</Said>
      <ul>
        {sent.map((text) => (
          <Line key={text}>{text}</Line>
        ))}
      </ul>
    </>
  );
}

const kinds = ['A reply', 'A meeting moved', 'An invoice is due'] as const;

/** What somebody hears of follows from what they chose. */
export function NotificationsMini() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(kinds));
  const [heard, setHeard] = useState<readonly string[]>([]);
  function turn(kind: string) {
    const next = new Set(chosen);
    if (!next.delete(kind)) next.add(kind);
    setChosen(next);
  }
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind} className="flex items-center gap-2">
          <Switch
            label={kind}
            checked={chosen.has(kind)}
            onChange={() => turn(kind)}
            className="min-w-0 flex-1"
          />
          <Small
            label={`${kind}: trigger it`}
            onClick={() =>
              setHeard(
                [
                  chosen.has(kind) ? `${kind}: you’ll hear about it.` : `${kind}: you won’t hear about it.`,
                  ...heard,
                ].slice(0, 2),
              )
            }
          >
            Trigger
          </Small>
        </div>
      ))}
      <Said>{heard.join(' ')}</Said>
    </>
  );
}
