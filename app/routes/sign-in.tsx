import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { accountKeeps } from '#content/journeys/accounts.ts';
import { identityClientConfig } from '#features/identity/queries.server.ts';
import { NeedsScripts } from '#features/identity/ui/needs-scripts.tsx';
import { SignInPanel } from '#features/identity/ui/sign-in-panel.tsx';
import { useReturnPath } from '#features/identity/ui/use-return-path.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { Journey } from '#ui/kinds/journey.tsx';

export const loader = ({ url }: { url: URL }) => ({
  facts: pageFacts(url),
  withGoogle: identityClientConfig().googleClientId !== null,
});

function NewHere() {
  const { carried } = useReturnPath();
  return (
    <SummaryBlock
      over="New here"
      big="Two lines make an account"
      facts={accountKeeps}
      action={
        <ButtonLink href={`/sign-up${carried}`} variant="hue">
          Make an account
        </ButtonLink>
      }
    />
  );
}

export default function SignIn() {
  const { withGoogle } = useLoaderData<typeof loader>();
  return (
    <SignInPanel
      withGoogle={withGoogle}
      frame={({ title, lead, children }) => (
        <Journey title={title} lead={lead} aside={<NewHere />}>
          <NeedsScripts />
          {children}
        </Journey>
      )}
    />
  );
}
