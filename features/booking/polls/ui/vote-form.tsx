import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { clockAt, dayAt } from '#lib/time/words-of-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import type { ShownPoll } from '../poll-page.server.ts';

interface VoteFormProps {
  poll: ShownPoll;
  zone: string;
  token: string;
  /** What lets somebody change the answer they gave before; empty for a new one. */
  vote: string;
  /** What the form's schema asks of its fields. */
  rules: FieldRules;
  refused: Refusal | null;
}

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'If necessary' },
  { value: 'no', label: 'No' },
];

/** Says of each time whether one can make it, and who one is. It posts to the page, with or without scripts. */
export function VoteForm({ poll, zone, token, vote, rules, refused }: VoteFormProps) {
  const typed = refused?.typed ?? (poll.mine ? { name: poll.mine.name, email: poll.mine.email ?? '' } : {});
  const markOf = (start: string) => refused?.typed[`marks.${start}`] ?? poll.mine?.marks[start] ?? 'no';
  return (
    <Form method="post" rules={rules} className="mt-8 grid gap-6">
      <FormKey />
      <input type="hidden" name="token" value={token} />
      {poll.mine ? <input type="hidden" name="vote" value={vote} /> : null}
      <AlertPlace urgent className="empty:-mb-6">
        {refused ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      <ul className="border-t border-line">
        {poll.times.map(({ start, free }) => (
          <li
            key={start}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span>
              <b className="font-mono font-semibold">{clockAt(start, zone)}</b> {dayAt(start, zone)}
              {free ? null : <span className="block text-sm text-mute">No longer free</span>}
            </span>
            <Segmented
              label={`${dayAt(start, zone)}, ${clockAt(start, zone)}`}
              showLabel={false}
              size="small"
              name={`marks.${start}`}
              defaultValue={markOf(start)}
              options={options}
            />
          </li>
        ))}
      </ul>
      <div className="grid max-w-[32rem] gap-5">
        <PersonFields
          emailHint="We only use it to tell you which time was chosen. Nobody else sees it."
          typed={typed}
          wrong={refused?.fields}
        />
        <Button type="submit" name="intent" value="vote" className="sm:justify-self-start">
          {poll.mine ? 'Change my answer' : 'Send my answer'}
        </Button>
        <PrivacyLine part="meeting" />
      </div>
    </Form>
  );
}
