import { AdminPage, useRefusal } from '#app/admin/admin-page.tsx';
import { staffAction } from '#app/admin/staff-action.server.ts';
import { staffLoader } from '#app/admin/staff-loader.server.ts';
import { quoteStart, startChoices } from '#app/billing/quote-start.server.ts';
import { StartFrom } from '#app/billing/start-from.tsx';
import { makeQuote } from '#features/billing/commands/make-quote.server.ts';
import { formGround, usualLastDay } from '#features/billing/staff/paper-workspace.server.ts';
import { anotherLine, quoteWish } from '#features/billing/staff/wishes.server.ts';
import { PaperForm } from '#features/billing/ui/staff/paper-form.tsx';
import type { Route } from './+types/admin-quote-new';

export const loader = staffLoader('quotes', async (staff, { url }) => {
  const typed = await quoteStart(staff, url.searchParams);
  return {
    choices: await startChoices(staff, typed),
    email: typed.email,
    form: { typed: { validUntil: usualLastDay(), ...typed }, ...formGround() },
  };
});

export const action = staffAction('quotes', {
  save: async (staff, fields) => {
    const quote = await makeQuote(quoteWish(fields), staff.userId);
    return { said: `Quote ${quote.number} is saved as a draft`, to: `/admin-panel/quotes/${quote.id}` };
  },
  line: async () => {
    throw anotherLine();
  },
});

export default function AdminQuoteNew({ loaderData }: Route.ComponentProps) {
  const refused = useRefusal('save', 'line');
  return (
    <AdminPage section="quotes" title="New quote" loaded={loaderData} ownRefusals={['save', 'line']}>
      {({ choices, email, form }) => (
        <>
          {refused ? null : <StartFrom choices={choices} />}
          <PaperForm key={email} kind="quote" {...form} refused={refused} />
        </>
      )}
    </AdminPage>
  );
}
