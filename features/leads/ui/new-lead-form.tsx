import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DetailPage, WorkspacePart } from '#ui/kinds/workspace-parts.tsx';

/** Somebody who is not known by the site yet: from a call, a fair, a card. */
export function NewLeadForm({ refused }: { refused: Refusal | null }) {
  const typed = refused?.typed ?? {};
  const wrong = refused?.fields ?? {};
  return (
    <DetailPage>
      <WorkspacePart
        heading="New lead"
        about="People who enquire, book or register are added automatically. What they do later with this email address appears in the same record."
      >
        <Form method="post" className="grid gap-5">
          <input type="hidden" name="intent" value="add" />
          <TextField
            label="Name"
            name="name"
            required
            maxLength={100}
            autoComplete="off"
            defaultValue={typed.name}
            error={wrong.name}
          />
          <TextField
            label="Email address"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={typed.email}
            error={wrong.email}
          />
          <TextField
            label="Company"
            name="company"
            maxLength={120}
            defaultValue={typed.company}
            error={wrong.company}
          />
          <TextField
            label="Telephone"
            name="phone"
            type="tel"
            maxLength={60}
            defaultValue={typed.phone}
            error={wrong.phone}
          />
          <Button type="submit" variant="ink" size="small" className="justify-self-start">
            Add lead
          </Button>
        </Form>
      </WorkspacePart>
    </DetailPage>
  );
}
