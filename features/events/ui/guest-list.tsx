import { Button } from '#ui/actions/button.tsx';
import type { RegistrationPage } from '../registration-page.server.ts';

interface GuestListProps {
  page: RegistrationPage;
  token: string;
}

/** Who else comes, as far as they chose to be seen; and the choice of who reads it. */
export function GuestList({ page, token }: GuestListProps) {
  const { guests, listed, changeable } = page;
  if (!page.code) return null;
  return (
    <section aria-labelledby="guests" className="mt-10 max-w-[36rem]">
      <h2 id="guests" className="text-[1.375rem]">
        {' '}
        Who else is coming?{' '}
      </h2>
      {guests.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {guests.map(({ id, name }) => (
            <li key={id} className="rounded-full border border-line px-3 py-1">
              {name}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-mute">Nobody has put their name on the guest list yet.</p>
      )}
      {changeable ? (
        <form method="post" className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="intent" value="list" />
          <input type="hidden" name="token" value={token} />
          {listed ? null : <input type="hidden" name="listed" value="on" />}
          <p className="flex-[1_1_16rem] text-mute">
            {listed
              ? 'Other guests see your first name and initial here.'
              : 'Your name isn’t on the list. Only people with a seat can see it.'}
          </p>
          <Button type="submit" variant="ghost" size="small">
            {listed ? 'Take my name off' : 'Add my name'}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
