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
        about="Whoever asks what is kept of them gets it, and may have it erased. Make sure first that it is they who ask. What is done is logged without the address."
        id="person"
      >
        <PersonPart person={person} refusedLook={refused.look} refusedErase={refused.erase} />
      </WorkspacePart>
      <WorkspacePart
        heading="How long things are kept"
        about="Jobs carry it out, and the privacy page prints these numbers."
      >
        <RetentionForm retention={retention} refused={refused.retention} />
      </WorkspacePart>
      <WorkspaceWidePart
        heading="What was forgotten"
        about={`In the last ${retention.recordDays} days: sums, nobody’s data.`}
      >
        <RetentionLog retention={retention} zone={zone} />
      </WorkspaceWidePart>
      <WorkspacePart heading="Consent: newsletter" about="By a press in a mail to the address.">
        <ConsentList {...newsletter} zone={zone} />
      </WorkspacePart>
      <WorkspacePart
        heading="Consent: news beside an enquiry"
        about="By a box in the form, never ticked at first."
      >
        <ConsentList {...enquiries} zone={zone} />
      </WorkspacePart>
    </DetailPage>
  );
}
