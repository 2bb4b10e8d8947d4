import { Alert } from '#ui/data/alert.tsx';

/** Says that nothing can be changed here without scripts: passwords go from the browser to the sign-in service. */
export function NeedsScripts() {
  return (
    <noscript>
      <Alert tone="warning" heading="Changing anything here needs scripts" className="mb-5">
        Your browser has them switched off for this site. Looking works without.
      </Alert>
    </noscript>
  );
}
