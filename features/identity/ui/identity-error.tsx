import { Alert, AlertPlace } from '#ui/data/alert.tsx';

/** The place where a form of the identity pages says what went wrong. */
export function IdentityError({ text }: { text: string | null }) {
  return (
    <AlertPlace urgent>
      {text ? <Alert tone="danger" heading={text} className="mt-6 max-w-[30rem]" /> : null}
    </AlertPlace>
  );
}
