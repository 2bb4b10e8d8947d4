import { HiddenTrap } from '#features/enquiries/ui/hidden-trap.tsx';
import { HoursLine } from '#features/enquiries/ui/hours-block.tsx';
import { openingHours } from '#lib/time/opening-hours.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { WeekHours } from '#ui/data/week-hours.tsx';
import { RadioFrame } from '#ui/fields/field.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { PersonFields } from '#ui/fields/person-fields.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import type { CallDay } from './call-times.ts';
import type { ContactProps } from './contact-page.ts';

const here = '/pages/contacts-2';

interface HoursToPickProps {
  days: readonly CallDay[];
  zone: string;
  chosen: string | undefined;
  error: string | undefined;
}

/** The next hours on offer: a column for each day, an hour to a button. */
function HoursToPick({ days, zone, chosen, error }: HoursToPickProps) {
  return (
    <RadioFrame
      label="Which hour suits you?"
      hint={`In the studio’s time zone (${zone}).`}
      error={error}
      required
    >
      <div className="grid gap-x-4 gap-y-6 @md:grid-cols-2 @3xl:grid-cols-4">
        {days.map(({ day, times }) => (
          <div key={day}>
            <p className="border-t-2 border-current pt-2 font-semibold">{day}</p>
            <div className="mt-3 grid grid-cols-2 gap-2 @3xl:grid-cols-1">
              {times.map(({ at, clock }) => (
                <label
                  key={at}
                  className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-full border-[1.5px] border-current/45 px-3 font-mono text-[.8125rem] has-checked:border-transparent has-checked:bg-hue-action has-checked:text-on-hue-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-current"
                >
                  <input
                    type="radio"
                    name="when"
                    value={at}
                    required
                    data-says={`${day}, ${clock}`}
                    defaultChecked={at === chosen}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                  <span className="sr-only">{day}, </span>
                  {clock}
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
    </RadioFrame>
  );
}

/** An hour of the coming days in which somebody wants to be called, and the week in which somebody answers. */
export function CallBack({ contact, refusal }: ContactProps) {
  const { busy, refused, send } = useSend({ refused: refusal, puzzle: true });
  const typed = refusal?.typed ?? {};
  const wrong = refused?.fields ?? {};
  const week = openingHours(contact.weekHours);
  return (
    <div className="wrap pb-24 pt-6 lg:pt-9">
      <Form
        method="post"
        action={here}
        keep="call"
        rules={contact.rules}
        onSubmit={send}
        className="relative"
      >
        <FormKey />
        <HiddenTrap />
        <input type="hidden" name="page" value={contact.page} />
        <div className="hue-block @container p-[min(1.5rem,5vw)] sm:p-10">
          <h1 className="display text-[clamp(min(2.75rem,12vw),7vw,6.5rem)]">We’ll call you back</h1>
          <p className="mt-5 max-w-[36rem] text-lg leading-snug">
            Choose an hour in the next few days. One of us reads your request and confirms the time by email,
            or suggests another.
          </p>
          <div className="mt-8">
            {contact.calls.length > 0 ? (
              <HoursToPick
                days={contact.calls}
                zone={contact.hours.zone}
                chosen={typed.when}
                error={wrong.when}
              />
            ) : (
              <TextField
                label="When would a call suit you?"
                name="when"
                defaultValue={typed.when}
                error={wrong.when}
                hint={contact.hours.words}
              />
            )}
          </div>
        </div>
        <div className="mt-10 grid gap-x-12 gap-y-12 lg:grid-cols-12">
          <div className="grid content-start gap-5 lg:col-span-7">
            <AlertPlace urgent>
              {refused ? <Alert tone="danger" heading={refused.message} /> : null}
            </AlertPlace>
            <TextField
              label="Telephone number"
              name="phone"
              type="tel"
              autoComplete="tel"
              defaultValue={typed.phone}
              error={wrong.phone}
              hint="Include the country code, such as +49 30 1234567."
            />
            <TextArea
              label="What shall we talk about?"
              name="about"
              rows={3}
              defaultValue={typed.about}
              error={wrong.about}
            />
            <div className="grid gap-5 sm:grid-cols-2">
              <PersonFields emailHint="We’ll confirm the time by email." typed={typed} wrong={wrong} />
            </div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" busy={busy}>
                Ask for a call
              </Button>
              <PrivacyLine part="enquiry" />
            </div>
          </div>
          <section aria-labelledby="week" className="lg:col-span-5">
            <h2 id="week" className="text-[1.5rem]">
              When we’re open
            </h2>
            <HoursLine hours={contact.hours} className="mt-2 font-medium" />
            <div className="mt-6">{week ? <WeekHours week={week} /> : <p>{contact.weekHours}</p>}</div>
            {contact.place.length > 0 ? (
              <address className="mt-8 border-t border-line pt-4 not-italic">
                {contact.place.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            ) : null}
            {contact.phone ? (
              <p className="mt-4">
                In a hurry? Call{' '}
                <a
                  href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}
                  className="inline-block py-2 text-accent underline underline-offset-4"
                >
                  {contact.phone}
                </a>
              </p>
            ) : null}
            <p className="mt-4 text-mute">
              Prefer to meet by video? Book a meeting in the{' '}
              <a
                href="/book_an_appointment"
                className="inline-block py-1 text-accent underline underline-offset-4"
              >
                booking calendar
              </a>{' '}
              and it’s confirmed immediately.
            </p>
          </section>
        </div>
      </Form>
    </div>
  );
}
