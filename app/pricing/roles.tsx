import type { ShownRole } from '#features/publishing/present.server.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { Arrow } from '#ui/icons/arrow.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { ShownPrices } from './prices.server.ts';

const askFor = ({ name }: ShownRole) => `/contact-us?${new URLSearchParams({ plan: 'weekly', role: name })}`;

function RoleRow({ role }: { role: ShownRole }) {
  return (
    <li className="grid gap-x-6 border-b border-line py-6 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h2 className="text-[1.625rem]">{role.name}</h2>
      <p className="mt-2 max-w-[38rem] text-[1.0625rem] sm:col-span-2">{role.decides}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-[.95rem] sm:col-span-2 sm:grid-cols-2">
        <div>
          <dt className="font-semibold">You keep</dt>
          <dd className="text-mute">{role.leaves}</dd>
        </div>
        <div>
          <dt className="font-semibold">Not needed if</dt>
          <dd className="text-mute">{role.without}</dd>
        </div>
      </dl>
      <a
        href={askFor(role)}
        className="inline-flex min-h-11 items-center gap-1.5 font-[540] text-accent underline underline-offset-4 max-sm:mt-2 sm:col-start-2 sm:row-start-1 sm:-my-1.5 sm:self-center"
      >
        Ask for a week
        <span className="sr-only"> with our {role.name.toLowerCase()}</span>
        <Arrow size={16} />
      </a>
    </li>
  );
}

/** Who can be hired, told by what each decides. */
export function Roles({ roles, prices }: { roles: readonly ShownRole[]; prices: ShownPrices }) {
  return (
    <FormPage
      title="Hire people by the week"
      lead={`Every role costs the same: ${prices.week} per person per week, ${prices.day} for a single day, before VAT.`}
      aside={
        <SummaryBlock
          over="A hired week"
          big={
            <>
              Monday
              <br />
              to Friday
            </>
          }
          facts={[
            { term: 'Costs', text: `${prices.week} per person` },
            { term: 'Hours', text: prices.hours },
            { term: 'Monday', text: 'You set the priorities' },
            { term: 'Daily', text: 'Changes land in your repository' },
            { term: 'Friday', text: 'You try what we built, and we invoice' },
            { term: 'Stopping', text: 'Tell us by Friday of the week before' },
          ]}
          action={
            <ButtonLink href="/book_an_appointment" variant="hue" className="max-md:hidden">
              Talk it over first
            </ButtonLink>
          }
          note={
            <>
              Not sure how many weeks?{' '}
              <a href="/pricing#estimate" className="underline underline-offset-2">
                Work out an estimate
              </a>
              .
            </>
          }
        />
      }
      bar={
        <ActionBar variant="hue" fact="Weeks run Monday to Friday">
          <ButtonLink href="/book_an_appointment" variant="hue">
            Talk it over first
          </ButtonLink>
        </ActionBar>
      }
    >
      <ul className="mt-9 border-t border-line">
        {roles.map((role) => (
          <RoleRow key={role.name} role={role} />
        ))}
      </ul>
    </FormPage>
  );
}
