import { Alert } from '#ui/data/alert.tsx';

/** For a browser without scripts: the password goes through the identity service's own script, or nowhere. */
export function NeedsScripts() {
  return (
    <noscript>
      <Alert tone="warning" heading="Signing in needs JavaScript" className="mt-6 max-w-[30rem]">
        Turn it on for this site to sign in. You can still book a call, write to us and read everything
        without it.
      </Alert>
    </noscript>
  );
}
