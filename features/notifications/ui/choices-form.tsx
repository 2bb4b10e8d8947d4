import { Check } from 'lucide-react';
import type { Refusal } from '#lib/forms/refusal.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DetailPage } from '#ui/kinds/workspace-parts.tsx';
import type { NotificationsPage } from '../page.server.ts';

type Settings = NonNullable<NotificationsPage['settings']>;
type Kind = Settings['kinds'][number];

const ways = [
  { way: 'app', label: 'On the site' },
  { way: 'mail', label: 'By email' },
  { way: 'digest', label: 'Daily digest' },
] as const;

interface TickProps {
  kind: Kind;
  way: (typeof ways)[number];
  /** What was ticked in a form that came back. */
  typed: Refusal['typed'] | undefined;
}

function Tick({ kind, way: { way, label }, typed }: TickProps) {
  const fixed = way === 'mail' && kind.fixed !== null;
  const name = `kinds.${kind.name}.${way}`;
  const wished = typed ? typed[name] === 'on' : kind.channels[way];
  return (
    <label className="mx-auto grid size-11 cursor-pointer place-items-center *:[grid-area:1/1] has-disabled:cursor-not-allowed">
      <span className="sr-only">
        {kind.label}: {label}
      </span>
      <input
        type="checkbox"
        name={name}
        defaultChecked={fixed || wished}
        disabled={fixed}
        className="peer size-6 cursor-pointer appearance-none rounded-lg border border-outline bg-raised checked:border-ink checked:bg-ink disabled:cursor-not-allowed disabled:opacity-60"
      />
      <Check
        size={16}
        strokeWidth={2}
        aria-hidden="true"
        className="pointer-events-none relative text-paper opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}

/** By which ways one hears of what. */
export function ChoicesForm({
  settings,
  saved,
  refusal,
}: {
  settings: Settings;
  saved: boolean;
  refusal: Refusal | null;
}) {
  return (
    <form method="post" action="/account/notifications?show=settings">
      <AlertPlace className="mb-4" urgent={refusal !== null}>
        {refusal ? <Alert tone="danger" heading={refusal.message} /> : null}
        {saved && !refusal ? <Alert tone="done" heading="Your choices are saved." /> : null}
      </AlertPlace>
      <DetailPage>
        <table className="w-full border-collapse text-[.9375rem]">
          <caption className="sr-only">How you hear about each kind of news</caption>
          <thead>
            <tr className="h-12 text-[.8125rem] text-mute">
              <th scope="col" className="px-4 text-start font-normal sm:px-7">
                What happened
              </th>
              {ways.map(({ way, label }) => (
                <th key={way} scope="col" className="w-14 px-1 py-2 font-normal leading-tight sm:w-32">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {settings.kinds.map((kind) => (
              <tr key={kind.name} className="border-t border-line">
                <th scope="row" className="px-4 py-3 text-start font-[540] sm:px-7">
                  {kind.label}
                  <span className="block text-[.84375rem] font-normal text-pretty text-mute">
                    {kind.about}
                    {kind.fixed ? ` We always send this email, because ${kind.fixed}.` : ''}
                  </span>
                </th>
                {ways.map((way) => (
                  <td key={way.way} className="px-1">
                    <Tick kind={kind} way={way} typed={refusal?.typed} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <div className="grid gap-5 border-t border-line px-4 py-6 sm:px-7">
          <p className="text-[.9375rem] text-mute">
            {settings.mailTo
              ? `Emails go to ${settings.mailTo}.`
              : 'We’ll only send email once you’ve confirmed your address under Details.'}{' '}
            We send the digest at 8 am your time, on days when there is news.
          </p>
          <Button type="submit" name="intent" value="choose" variant="ink" className="sm:justify-self-start">
            Save choices
          </Button>
        </div>
      </DetailPage>
    </form>
  );
}
