import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { ShownPerson } from '../staff/person.server.ts';

interface PersonPartProps {
  person: ShownPerson | null;
  refusedLook: Refusal | null;
  refusedErase: Refusal | null;
}

function Look({ refused }: { refused: Refusal | null }) {
  return (
    <Form method="post" className="grid gap-4">
      <input type="hidden" name="intent" value="look" />
      <TextField
        label="Email address"
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        defaultValue={refused?.typed.email}
        error={refused?.fields.email}
      />
      <Button type="submit" variant="ghost" size="small" className="justify-self-start">
        {' '}
        Show data{' '}
      </Button>
    </Form>
  );
}

function Found({ email, hasAccount, counts }: ShownPerson) {
  if (counts.length === 0 && !hasAccount)
    return (
      <p>
        We keep nothing about <strong className="font-[540] wrap-anywhere">{email}</strong>.
      </p>
    );
  return (
    <>
      <p>
        <strong className="font-[540] wrap-anywhere">{email}</strong>
        {hasAccount ? ' has an account.' : ' has no account.'}
      </p>
      <dl className="mt-3 divide-y divide-line border-y border-line text-[.9375rem]">
        {counts.map(({ part, entries }) => (
          <div key={part} className="flex justify-between gap-6 py-2">
            <dt className="first-letter:uppercase">{part}</dt>
            <dd className="font-mono text-[.84375rem] tabular-nums">{entries}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** What is kept of one person: to be handed over, or taken away. */
export function PersonPart({ person, refusedLook, refusedErase }: PersonPartProps) {
  if (!person) return <Look refused={refusedLook} />;
  const empty = person.counts.length === 0 && !person.hasAccount;
  return (
    <div className="grid gap-6">
      <div>
        <Found {...person} />
      </div>
      {empty ? null : (
        <form method="post" action="/api/staff/personal-data/archive">
          <input type="hidden" name="person" value={person.sealed} />
          <Button type="submit" variant="ghost" size="small">
            Download everything
          </Button>
        </form>
      )}
      {empty ? null : (
        <Form method="post" className="grid gap-4 rounded-card border border-danger/45 p-5">
          <h3 className="text-lg">Erase everything about {person.email}</h3>
          <p className="text-[.9375rem]">
            {person.hasAccount ? 'This also erases the account. ' : ''}This can’t be undone.{' '}
            {person.kept.join(' ')}
          </p>
          <input type="hidden" name="intent" value="erase" />
          <input type="hidden" name="person" value={person.sealed} />
          <TextField
            label={`Type ${person.email} to confirm`}
            name="sure"
            required
            maxLength={254}
            autoComplete="off"
            error={refusedErase?.fields.sure}
          />
          <Button type="submit" variant="ink" tone="danger" size="small" className="justify-self-start">
            Erase {person.email}
          </Button>
        </Form>
      )}
      <p>
        <a href="/admin-panel/privacy#person" className="underline underline-offset-4">
          {' '}
          Search for another address{' '}
        </a>
      </p>
    </div>
  );
}
