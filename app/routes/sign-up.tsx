import { useLoaderData } from 'react-router';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { accountAsks, accountPages } from '#content/form-pages/accounts.ts';
import { mailsLinks, signsUpByMail } from '#features/identity/queries.server.ts';
import { BesideSignUp } from '#features/identity/ui/beside-sign-up.tsx';
import { NeedsScripts } from '#features/identity/ui/needs-scripts.tsx';
import { SignUpByMail } from '#features/identity/ui/sign-up-by-mail.tsx';
import { SignUpForm } from '#features/identity/ui/sign-up-form.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';

export const loader = ({ url }: { url: URL }) => ({
  facts: pageFacts(url),
  byMail: signsUpByMail(),
  confirms: mailsLinks(),
});

export default function SignUp() {
  const { byMail, confirms } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Create an account"
      lead="Keep your enquiries, events and saved items in one place. You can use the demos and tools without an account."
      aside={<SummaryBlock over="All we need" big="Two details" facts={accountAsks} />}
      below={
        <section aria-labelledby="kept" className="mt-20">
          <h2 id="kept" className="text-[clamp(1.5rem,1.3rem+.8vw,2rem)]">
            What you get
          </h2>
          <p className="mt-2 max-w-[36rem] text-mute">
            You can look at each page now. They show sample data.
          </p>
          <div className="mt-6">
            <LinkRows
              rows={accountPages.map(({ name, keeps, href }) => ({ href, label: name, note: keeps }))}
            />
          </div>
        </section>
      }
    >
      <NeedsScripts />
      {byMail ? <SignUpByMail /> : <SignUpForm confirms={confirms} />}
      <BesideSignUp />
    </FormPage>
  );
}
