import { CircleCheck, CircleX } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { receive, type Verdict } from './receiver.ts';
import { isSignedMessage, mostLetters, type SignedMessage, triedTopics } from './signed-message.ts';

const lost = 'The connection broke, so nothing was signed. Click the button again.';

const verdicts: Record<Verdict, { taken: boolean; said: string }> = {
  taken: { taken: true, said: 'Accepted. The signature matches this body, and the message is recent.' },
  changed: { taken: false, said: 'Refused. This is not the body that was signed.' },
  late: { taken: false, said: 'Refused. The signature matches, but the message is older than five minutes.' },
};

async function ask(query: URLSearchParams): Promise<SignedMessage | null> {
  try {
    const told: unknown = await (await fetch(`/api/try/webhook?${query}`)).json();
    return isSignedMessage(told) ? told : null;
  } catch {
    return null;
  }
}

/** Sends a webhook, signed by the server, to a receiver in the page that one can try to deceive. */
export function WebhookTrial() {
  const [message, setMessage] = useState<SignedMessage | null>(null);
  const [late, setLate] = useState('0');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!message) return;
    let current = true;
    void receive(message, new Date(Date.now() + Number(late) * 60_000)).then((one) => {
      if (current) setVerdict(one);
    });
    return () => {
      current = false;
    };
  }, [message, late]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) query.set(name, String(value).trim());
    if (!query.get('name')) return setProblem('Enter a name. It’s part of what gets signed.');
    setBusy(true);
    const answer = await ask(query);
    setBusy(false);
    setProblem(answer ? '' : lost);
    if (answer) setMessage(answer);
  }

  const said = verdict && verdicts[verdict];
  const Icon = said?.taken ? CircleCheck : CircleX;
  return (
    <div id="try-webhook" className="@container scroll-mt-6 rounded-tile bg-raised p-5 text-ink sm:p-8">
      <h3 className="text-[1.75rem]">A signed webhook</h3>
      <p className="mt-2 text-mute">
        Our server signs a message as it signs real ones. The receiver runs on this page, in place of your
        system. Change one character of the message in transit and see what happens.
      </p>
      <form onSubmit={(event) => void send(event)} className="mt-6 grid gap-4 @lg:grid-cols-2">
        <SelectField label="Event" name="topic" required>
          {Object.entries(triedTopics).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Name in the message"
          name="name"
          required
          maxLength={mostLetters}
          defaultValue="Ada Example"
          error={problem}
        />
        <Button type="submit" busy={busy} className="@lg:col-span-2">
          Send the webhook
        </Button>
      </form>
      {message ? (
        <div className="mt-8 grid gap-4 border-t-2 border-ink pt-6">
          <dl className="mono-label grid gap-1.5">
            {Object.entries(message.heads).map(([name, value]) => (
              <div key={name} className="grid gap-x-3 @lg:grid-cols-[11rem_minmax(0,1fr)]">
                <dt className="text-mute">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
          <TextArea
            label="Body as it arrives"
            required
            value={message.body}
            spellCheck={false}
            className="[&_textarea]:font-mono [&_textarea]:text-sm"
            onChange={(event) => setMessage({ ...message, body: event.currentTarget.value })}
          />
          <Segmented
            label="Deliver it"
            value={late}
            onValueChange={setLate}
            options={[
              { value: '0', label: 'immediately' },
              { value: '10', label: 'ten minutes later' },
            ]}
          />
          <p role="status" className="min-h-14 text-lg font-medium">
            {said ? (
              <span className={`flex gap-2 ${said.taken ? 'text-done' : 'text-danger'}`}>
                <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
                {said.said}
              </span>
            ) : null}
          </p>
        </div>
      ) : null}
    </div>
  );
}
