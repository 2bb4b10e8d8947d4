import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { accountKeeps, signInHelp } from '#content/form-pages/accounts.ts';
import {
  identityClientConfig,
  keepsPasskeys,
  mailsLinks,
  signsUpByMail,
} from '#features/identity/queries.server.ts';
import { NeedsScripts } from '#features/identity/ui/needs-scripts.tsx';
import { SignInPanel } from '#features/identity/ui/sign-in-panel.tsx';
import { useReturnPath } from '#features/identity/ui/use-return-path.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

export const loader = ({ url }: { url: URL }) => ({
  facts: pageFacts(url),
  withGoogle: identityClientConfig().googleClientId !== null,
  byMail: mailsLinks(),
  others: { passkey: keepsPasskeys(), link: signsUpByMail() },
});

function NewHere() {
  const { carried } = useReturnPath();
  return (
    <SummaryBlock
      over="New here?"
      big="Create an account"
      facts={accountKeeps}
      action={
        <ButtonLink href={`/sign-up${carried}`} variant="hue">
          {' '}
          Create an account{' '}
        </ButtonLink>
      }
    />
  );
}

function IfItDoesNotOpen({ byMail }: { byMail: boolean }) {
  const helps = signInHelp.filter(({ needsMail }) => byMail || !needsMail);
  return (
    <section aria-labelledby="help" className="mt-20">
      <h2 id="help" className="text-[clamp(1.5rem,1.3rem+.8vw,2rem)]">
        Trouble signing in?
      </h2>
      <dl className="mt-6 grid gap-x-6 gap-y-6 border-t-2 border-ink pt-5 sm:grid-cols-2">
        {helps.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-medium">{term}</dt>
            <dd className="mt-1 max-w-[34rem] text-mute text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export default function SignIn() {
  const { withGoogle, byMail, others } = useLoaderData<typeof loader>();
  return (
    <SignInPanel
      withGoogle={withGoogle}
      byMail={byMail}
      others={others}
      frame={({ title, lead, children }) => (
        <FormPage title={title} lead={lead} aside={<NewHere />} below={<IfItDoesNotOpen byMail={byMail} />}>
          <NeedsScripts />
          {children}
        </FormPage>
      )}
    />
  );
}
