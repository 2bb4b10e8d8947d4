import { useLoaderData } from 'react-router';
import { pageLoader } from '#app/head/page-facts.server.ts';
import { accountPages, accountUses } from '#content/journeys/accounts.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { Journey } from '#ui/kinds/journey.tsx';
import { LinkRows } from '#ui/layout/link-rows.tsx';

export const loader = pageLoader;

function SignIn() {
  return (
    <Journey
      title="All of it works signed out"
      lead="This installation has no sign-in switched on, so there is no password to type. Here is what you may have come for."
      aside={
        <div className="rounded-tile border border-line bg-raised p-6 sm:p-8">
          <h2 className="text-[1.375rem]">What an account adds</h2>
          <p className="mt-3 text-mute">
            Memory. Enquiries, meetings and saved pages stay in one place and follow you from phone to desk.
            It opens no door that is shut to others.
          </p>
          <ButtonLink href="/sign-up" variant="ghost" className="mt-6 w-full">
            See what it keeps
          </ButtonLink>
        </div>
      }
    >
      <ul className="mt-9 border-t border-line">
        {accountUses.map(({ wish, today, href, label }) => (
          <li
            key={wish}
            className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div>
              <h2 className="text-[1.375rem]">{wish}</h2>
              <p className="mt-1 text-mute">{today}</p>
            </div>
            <ButtonLink href={href} variant="ghost" size="small" className="justify-self-start">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Journey>
  );
}

function SignUp() {
  return (
    <Journey
      title="What an account keeps for you"
      lead="Five things, each with a page of its own that you can look at now, filled with sample data."
      aside={
        <SummaryBlock
          over="It will ask for"
          big="Two lines"
          facts={[
            { term: 'Needed', text: 'An e-mail address and a password' },
            { term: 'Instead', text: 'A Google account, where the operator has set it up' },
            { term: 'Never', text: 'Telephone number, birthday, company size' },
            { term: 'Leaving', text: 'One button erases the account' },
          ]}
          action={
            <ButtonLink href="/contact-us" variant="hue" className="max-md:hidden">
              Reach us without one
            </ButtonLink>
          }
          note="Registration is closed on this installation. No address is collected for later."
        />
      }
      bar={
        <ActionBar variant="hue" fact="Nothing here needs an account">
          <ButtonLink href="/contact-us" variant="hue">
            Reach us without one
          </ButtonLink>
        </ActionBar>
      }
    >
      <div className="mt-9">
        <LinkRows rows={accountPages.map(({ name, keeps, href }) => ({ href, label: name, note: keeps }))} />
      </div>
    </Journey>
  );
}

export default function Accounts() {
  const { facts } = useLoaderData<typeof loader>();
  return facts.route === '/sign-up' ? <SignUp /> : <SignIn />;
}
