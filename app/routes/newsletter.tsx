import { CircleAlert, CircleCheck } from 'lucide-react';
import { data, useActionData, useLoaderData } from 'react-router';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { keepForm } from '#app/forms/keep-form.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { useSite } from '#app/head/use-facts.ts';
import { issueParts, newsletterWords } from '#content/form-pages/newsletter.ts';
import { newsletterForms } from '#features/newsletter/forms.server.ts';
import { readLink } from '#features/newsletter/links.server.ts';
import { subscribeSchema } from '#features/newsletter/schema.ts';
import type { FieldRules } from '#lib/forms/field-rules.ts';
import type { Refusal } from '#lib/forms/refusal.ts';
import { rulesOf } from '#server/forms/field-rules.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import { FormPage } from '#ui/kinds/form-page.tsx';

const purposes: Record<string, 'confirm' | 'unsubscribe'> = {
  '/newsletter/confirm': 'confirm',
  '/newsletter/unsubscribe': 'unsubscribe',
};

// Opening any of these pages changes nothing: mail programs open links by themselves.
export async function loader({ url }: { url: URL }) {
  const facts = pageFacts(url);
  const query = url.searchParams;
  const purpose = purposes[facts.route];
  const token = query.get('token')?.slice(0, 2000) ?? '';
  const asked = query.get('state') ?? '';
  const state = purpose && !asked && !readLink(purpose, token) ? 'invalid' : asked;
  const told = state === 'check-inbox' && !(await mailLeaves()) ? 'saved' : state;
  const known = Object.hasOwn(newsletterWords[facts.route] ?? {}, told) ? told : '';
  return data(
    { facts, state: known, token, rules: rulesOf(subscribeSchema) },
    // The token in the address is a key, so the address is sent to nobody else and is not cached.
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}

export const action = ({ request, url }: { request: Request; url: URL }) => {
  const take = newsletterForms[pageFacts(url).route];
  if (!take) throw data(null, { status: 404 });
  return answerForm(request, take);
};
export const clientAction = keepForm;

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

function OneButton({ purpose, token }: { purpose: 'confirm' | 'unsubscribe'; token: string }) {
  return (
    <form method="post" action={`/newsletter/${purpose}`} className="mt-8">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" className="max-sm:w-full">
        {purpose === 'confirm' ? 'Confirm subscription' : 'Unsubscribe'}
      </Button>
    </form>
  );
}

function Subscribe({ rules, refused: before }: { rules: FieldRules; refused: Refusal | null }) {
  const { busy, refused, send } = useSend({ refused: before });
  return (
    <Form method="post" action="/newsletter" rules={rules} onSubmit={send} className="mt-8 max-w-[30rem]">
      <FormKey />
      <AlertPlace urgent className="not-empty:mb-5">
        {refused && !refused.fields.email ? <Alert tone="danger" heading={refused.message} /> : null}
      </AlertPlace>
      <TextField
        label="Your email address"
        name="email"
        autoComplete="email"
        defaultValue={before?.typed.email}
        error={refused?.fields.email}
        hint="We only use it for the newsletter. You can unsubscribe in every issue."
      />
      <Button type="submit" busy={busy} className="mt-5 max-sm:w-full">
        Subscribe
      </Button>
      <PrivacyLine part="newsletter" className="mt-4" />
    </Form>
  );
}

const signs = {
  done: { Icon: CircleCheck, color: 'text-done', word: 'Done' },
  danger: { Icon: CircleAlert, color: 'text-danger', word: 'That didn’t work' },
};

export default function Newsletter() {
  const { facts, state, token, rules } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  const site = useSite();
  const words = newsletterWords[facts.route]?.[state];
  if (!words) return null;
  const purpose = purposes[facts.route];
  const sign = words.tone ? signs[words.tone] : null;
  const asksAddress =
    !words.action && (state === 'invalid' ? purpose !== 'unsubscribe' : !purpose && state === '');
  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      aside={asksAddress ? <SummaryBlock over="In each issue" big="One thing" facts={issueParts} /> : null}
    >
      {sign ? (
        <p role="status" className={`mt-5 flex items-center gap-2 font-[540] ${sign.color}`}>
          <sign.Icon size={20} strokeWidth={1.5} aria-hidden="true" />
          {sign.word}
        </p>
      ) : null}
      {purpose && state === '' ? <OneButton purpose={purpose} token={token} /> : null}
      {asksAddress ? <Subscribe rules={rules} refused={refused} /> : null}
      {words.action ? (
        <ButtonLink href={words.action.href} className="mt-8">
          {words.action.label}
        </ButtonLink>
      ) : null}
      {state === 'check-inbox' || (purpose === 'unsubscribe' && state === 'invalid') ? (
        <p className="mt-8 max-w-[36rem] text-mute">
          {state === 'check-inbox'
            ? 'If it doesn’t arrive within ten minutes, check your spam folder, then tell us: '
            : 'You can also write to us: '}
          <a
            href={site.email ? `mailto:${site.email}` : '/contact-us'}
            className="inline-block break-all py-2 text-accent underline underline-offset-[3px]"
          >
            {site.email || 'the contact form'}
          </a>
          .
        </p>
      ) : null}
    </FormPage>
  );
}
