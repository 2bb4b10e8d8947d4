import { Alert } from '#ui/data/alert.tsx';

/** Says what cannot be changed here without scripts: secrets go from the browser to the sign-in service. */
export function NeedsScripts({ what = 'Changing anything here' }: { what?: string }) {
  return (
    <noscript>
      <Alert tone="warning" heading={`${what} needs JavaScript`} className="mb-5">
        Your browser has it switched off for this site. Everything else here works without it.
      </Alert>
    </noscript>
  );
}
