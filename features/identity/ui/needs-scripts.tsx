import { Alert } from '#ui/data/alert.tsx';

/** For a browser without scripts: the password goes through the identity service's own script, or nowhere. */
export function NeedsScripts() {
  return (
    <noscript>
      <Alert tone="warning" heading="Signing in needs scripts" className="mt-6 max-w-[30rem]">
        Everything else on this site works without them.
      </Alert>
    </noscript>
  );
}
