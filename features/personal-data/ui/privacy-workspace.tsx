import type { Refusal } from '#lib/forms/refusal.ts';
import { DetailPage, WorkspacePart, WorkspaceWidePart } from '#ui/kinds/workspace-parts.tsx';
import type { ShownPerson } from '../staff/person.server.ts';
import type { RetentionPage } from '../staff/retention.server.ts';
import { ConsentList, type ConsentRecord } from './consent-list.tsx';
import { PersonPart } from './person-part.tsx';
import { RetentionForm } from './retention-form.tsx';
import { RetentionLog } from './retention-log.tsx';

interface Consents {
  standing: number;
  rows: readonly ConsentRecord[];
}

interface PrivacyWorkspaceProps {
  retention: RetentionPage;
  person: ShownPerson | null;
  newsletter: Consents;
  enquiries: Consents;
  zone: string;
  refused: { retention: Refusal | null; look: Refusal | null; erase: Refusal | null };
}

/** What people may ask of the studio, and how long it keeps what it has. */
export function PrivacyWorkspace({
  retention,
  person,
  newsletter,
  enquiries,
  zone,
  refused,
}: PrivacyWorkspaceProps) {
  return (
    <DetailPage>
      <WorkspacePart
        heading="One person"
        about="People can ask for a copy of their data or have it erased. First make sure that the request really comes from them. We log what you do, without the address."
        id="person"
      >
        <PersonPart person={person} refusedLook={refused.look} refusedErase={refused.erase} />
      </WorkspacePart>
      <WorkspacePart
        heading="How long we keep data"
        about="Background jobs erase data after these times, and the privacy page shows these numbers."
      >
        <RetentionForm retention={retention} refused={refused.retention} />
      </WorkspacePart>
      <WorkspaceWidePart
        heading="What has been erased"
        about={`Totals for the last ${retention.recordDays} days, without personal data.`}
      >
        <RetentionLog retention={retention} zone={zone} />
      </WorkspaceWidePart>
      <WorkspacePart
        heading="Consent: newsletter"
        about="Confirmed with a button in an email to the address."
      >
        <ConsentList {...newsletter} zone={zone} />
      </WorkspacePart>
      <WorkspacePart
        heading="Consent: news beside an enquiry"
        about="Given with a checkbox in the form, unticked by default."
      >
        <ConsentList {...enquiries} zone={zone} />
      </WorkspacePart>
    </DetailPage>
  );
}
