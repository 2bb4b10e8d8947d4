import { Alert } from '#ui/data/alert.tsx';

/** Says of a document that its person had their data erased and tax law alone keeps it. */
export function LockedNote({ email }: { email: string }) {
  return (
    <Alert heading="Locked: this person had their data erased" className="px-4 pb-5 sm:px-7">
      Tax law requires us to keep this document until its retention period ends.
      {email ? ' We keep the email address for reminders until everything is paid.' : ''}
    </Alert>
  );
}
