import { CircleAlert, CircleCheck } from 'lucide-react';
import { data, useActionData, useLoaderData } from 'react-router';
import { answerForm, byAction } from '#app/forms/answer-form.server.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { yourDataWords } from '#content/form-pages/your-data.ts';
import { eraseByLink, reopenByLink } from '#features/personal-data/commands/answer.server.ts';
import { askForData } from '#features/personal-data/commands/ask.server.ts';
import { shownWish } from '#features/personal-data/queries.server.ts';
import { askSchema, eraseSchema, linkSchema } from '#features/personal-data/schema.ts';
import { KeptData } from '#features/personal-data/ui/kept-data.tsx';
import { dayOfDate } from '#lib/time/words-of-time.ts';
import { rulesOf } from '#server/forms/field-rules.ts';
import { parseFields } from '#server/forms/fields.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

/** What the page says instead where no email leaves. */
const withoutMail: Readonly<Record<string, string>> = { sent: 'saved', closed: 'closed-unsent' };

// Opening this page changes nothing: mail programs open links by themselves.
export async function loader({ url }: { url: URL }) {
  const token = url.searchParams.get('token') ?? '';
  const wish = token ? await shownWish(token) : null;
  const asked = token && !wish ? 'over' : (url.searchParams.get('state') ?? '');
  const told = Object.hasOwn(withoutMail, asked) && !(await mailLeaves()) ? withoutMail[asked] : asked;
  return data(
    {
      facts: pageFacts(url),
      token,
      wish,
      rules: rulesOf(askSchema),
      state: told && Object.hasOwn(yourDataWords, told) ? told : '',
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}
export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

const said = (state: string): string => `/your-data?state=${state}`;

const take = byAction({
  ask: async (fields, address) => {
    await askForData({ ...parseFields(askSchema, fields), address });
    return said('sent');
  },
  erase: async (fields, address) => {
    const { token } = parseFields(eraseSchema, fields);
    await eraseByLink({ token, address });
    return said('erased');
  },
  reopen: async (fields, address) => {
    await reopenByLink({ ...parseFields(linkSchema, fields), address });
    return said('reopened');
  },
});

export const action = ({ request }: { request: Request }) => answerForm(request, take);

const signs = {
  done: { Icon: CircleCheck, colour: 'text-done', word: 'Done' },
  danger: { Icon: CircleAlert, colour: 'text-danger', word: 'That didn’t work' },
};

const nextSteps: Readonly<Record<string, { href: string; label: string }>> = {
  reopened: { href: '/sign-in', label: 'Sign in' },
  saved: { href: '/contact-us', label: 'Write to us' },
  'closed-unsent': { href: '/contact-us', label: 'Write to us' },
};

export default function YourData() {
  const { token, wish, rules, state } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = yourDataWords[state];
  const next = nextSteps[state] ?? { href: '/privacy', label: 'Read the privacy page' };
  const sign = words?.tone ? signs[words.tone] : null;
  if (wish)
    return (
      <FormPage
        title="What we keep about you"
        lead={
          wish.counts.length > 0
            ? `Here’s everything about ${wish.email}, listed by the part of the site that keeps it.`
            : `We keep nothing about ${wish.email}.`
        }
      >
        <AlertPlace urgent className="not-empty:mt-6">
          {refused ? <Alert tone="danger" heading={refused.message} /> : null}
        </AlertPlace>
        {wish.counts.length > 0 ? (
          <KeptData token={token} wish={wish} dayText={(at) => dayOfDate(at.slice(0, 10))} />
        ) : null}
      </FormPage>
    );
  return (
    <FormPage title={words?.title ?? ''} lead={words?.lead}>
      {sign ? (
        <p role="status" className={`mt-5 flex items-center gap-2 font-[540] ${sign.colour}`}>
          <sign.Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          {sign.word}
        </p>
      ) : null}
      {words?.asks ? (
        <Form method="post" action="/your-data" rules={rules} className="mt-8 grid max-w-[30rem] gap-5">
          <FormKey />
          <input type="hidden" name="intent" value="ask" />
          <AlertPlace urgent className="empty:absolute">
            {refused && !refused.fields.email ? <Alert tone="danger" heading={refused.message} /> : null}
          </AlertPlace>
          <TextField
            label="Email address"
            name="email"
            autoComplete="email"
            defaultValue={refused?.typed.email}
            error={refused?.fields.email}
            hint="If you have an account, sign in and go to Details to see the same data."
          />
          <Button type="submit" className="sm:justify-self-start">
            Email me the link
          </Button>
        </Form>
      ) : (
        <ButtonLink href={next.href} variant="ghost" className="mt-8">
          {next.label}
        </ButtonLink>
      )}
    </FormPage>
  );
}
