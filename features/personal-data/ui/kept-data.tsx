import { Button } from '#ui/actions/button.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';

interface KeptDataProps {
  token: string;
  wish: {
    counts: readonly { part: string; entries: number }[];
    /** What stays, in the words of whoever keeps it. */
    kept: readonly string[];
    /** When a closed account is erased, if there is one. */
    erasedAt: string | null;
  };
  /** The day of a moment, in words. */
  dayText: (at: string) => string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const entriesText = (entries: number): string => (entries === 1 ? '1 entry' : `${entries} entries`);

/** What we keep under an address, with the buttons that copy it, erase it, or bring a closed account back. */
export function KeptData({ token, wish: { counts, kept, erasedAt }, dayText }: KeptDataProps) {
  const hidden = <input type="hidden" name="token" value={token} />;
  return (
    <div className="mt-8 max-w-[36rem]">
      {erasedAt ? (
        <Alert
          heading={`Your account will be erased on ${dayText(erasedAt)}`}
          className="mb-8"
          actions={
            <form method="post">
              {hidden}
              <Button type="submit" name="intent" value="reopen" variant="ghost" size="small">
                Keep account
              </Button>
            </form>
          }
        >
          Until then you can reopen it just as it was.
        </Alert>
      ) : null}
      <ListGroup aria-label="What we keep">
        {counts.map(({ part, entries }) => (
          <ListRow
            key={part}
            title={capital(part)}
            end={<span className="font-mono text-sm">{entriesText(entries)}</span>}
          />
        ))}
      </ListGroup>
      <form method="post" action="/api/personal-data/copy" className="mt-6">
        {hidden}
        <Button type="submit" variant="ink" className="max-sm:w-full">
          Download a copy
        </Button>
        <p className="mt-3 text-sm text-mute">You get one ZIP file with data.json and your files.</p>
      </form>
      <Form method="post" className="mt-10 border-t border-line pt-8">
        {hidden}
        <h2 className="text-2xl">Erase all of it</h2>
        <p className="mt-2 text-pretty text-mute">
          Upcoming meetings and event places are cancelled. This can’t be undone, and we don’t send an email
          to confirm it, because that would be new data about you.
        </p>
        {kept.length > 0 ? (
          <p className="mt-2 text-pretty text-mute">What we have to keep: {kept.join(' ')}</p>
        ) : null}
        <Checkbox label="Yes, erase everything" name="sure" required className="mt-3" />
        <Button
          type="submit"
          name="intent"
          value="erase"
          variant="ghost"
          tone="danger"
          className="mt-3 max-sm:w-full"
        >
          Erase permanently
        </Button>
      </Form>
    </div>
  );
}
