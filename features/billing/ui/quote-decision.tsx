import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import type { ShownQuotePage } from '../paper-page.server.ts';

interface QuoteDecisionProps {
  page: ShownQuotePage;
  query: string;
  refused: Refusal | null;
}

/** The two answers to a quote. Both post to the page; the name and the sentence are what the agreement consists of. */
export function QuoteDecision({ page, query, refused }: QuoteDecisionProps) {
  const action = `/billing/quote?${query}`;
  const typed = refused?.typed ?? {};
  const fields = refused?.fields ?? {};
  return (
    <section aria-labelledby="answer" className="mt-12 max-w-[36rem]">
      <h2 id="answer" className="text-2xl">
        Your answer
      </h2>
      <Form method="post" action={action} className="mt-5 grid gap-5">
        <input type="hidden" name="intent" value="accept" />
        <TextField
          label="Your name"
          name="name"
          required
          maxLength={120}
          autoComplete="name"
          defaultValue={typed.name ?? ''}
          error={fields.name}
        />
        <Checkbox
          label={page.wording}
          name="agree"
          value="yes"
          required
          error={fields.agree}
          defaultChecked={typed.agree === 'yes'}
        />
        <Button type="submit" className="justify-self-start">
          Accept and get invoice
        </Button>
      </Form>
      <Collapse summary="Decline instead" variant="quiet" className="mt-4">
        <form method="post" action={action} className="grid gap-4 pt-2">
          <input type="hidden" name="intent" value="decline" />
          <TextField
            label="Reason (if you’d like to tell us)"
            name="reason"
            maxLength={500}
            defaultValue={typed.reason ?? ''}
            error={fields.reason}
          />
          <Button type="submit" variant="ghost" size="small" className="justify-self-start">
            Decline quote
          </Button>
        </form>
      </Collapse>
    </section>
  );
}
