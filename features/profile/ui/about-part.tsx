import { Clock } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { MaskedField } from '#ui/fields/masked-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';

/** What somebody said about themselves, as the form shows it. */
interface ShownProfile {
  company: string;
  role: string;
  phone: string;
  zone: string;
}

interface AboutPartProps {
  profile: ShownProfile;
  zones: readonly string[];
  refusal: Refusal | null;
  /** It was just kept. */
  saved: boolean;
}

/** Company, role, telephone and time zone. It posts as it stands. */
export function AboutPart({ profile, zones, refusal, saved }: AboutPartProps) {
  const shown = { ...profile, ...refusal?.typed };
  const wrong = refusal?.fields ?? {};
  return (
    <WorkspacePart
      id="about"
      heading="About you"
      about="Tell us a little about yourself so we know who we’re talking to and when to reach you. Everything here is optional."
    >
      <Form method="post" action="/account/details" className="grid gap-5">
        <input type="hidden" name="intent" value="about" />
        <AlertPlace urgent={refusal !== null} className="empty:absolute">
          {saved ? <Alert tone="done" heading="Your details are saved" /> : null}
          {refusal && Object.keys(wrong).length === 0 ? (
            <Alert tone="danger" heading={refusal.message} />
          ) : null}
        </AlertPlace>
        <TextField
          label="Company"
          name="company"
          maxLength={120}
          autoComplete="organization"
          defaultValue={shown.company}
          error={wrong.company}
          hint="For our records only. To share enquiries and invoices with colleagues, invite them under People."
        />
        <TextField
          label="Your role"
          name="role"
          maxLength={120}
          autoComplete="organization-title"
          defaultValue={shown.role}
          error={wrong.role}
        />
        <MaskedField
          key={shown.phone}
          label="Telephone"
          name="phone"
          type="tel"
          mask="+## ### ### ### ####"
          atLeast={7}
          example="+44 770 090 012 3"
          defaultValue={shown.phone}
          error={wrong.phone}
          hint="Include the country code."
          autoComplete="tel"
        />
        <TextField
          label="Time zone"
          name="zone"
          list="zones"
          defaultValue={shown.zone}
          error={wrong.zone}
          hint="Start typing a city, such as Berlin. Leave it empty to use your browser’s clock."
          icon={<Clock size={20} strokeWidth={1.5} aria-hidden="true" />}
        />
        <datalist id="zones">
          {zones.map((each) => (
            <option key={each} value={each}>
              {each.replaceAll('_', ' ')}
            </option>
          ))}
        </datalist>
        <Button type="submit" variant="ink" size="small" className="justify-self-start">
          Save details
        </Button>
      </Form>
    </WorkspacePart>
  );
}
