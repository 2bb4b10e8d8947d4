import { openingHours } from '#lib/time/opening-hours.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { WeekHours } from '#ui/data/week-hours.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';
import type { ContactValues } from './contact-values.ts';

function Reach({ name, href, words }: { name: string; href: string; words: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd>
        <a href={href} className="inline-block break-all py-2.5 text-accent underline underline-offset-[3px]">
          {words}
        </a>
      </dd>
    </div>
  );
}

/** When somebody is there, drawn as a week, and where. */
export function HoursAndPlace({ values }: { values: ContactValues }) {
  const week = openingHours(values.hours);
  const hasPlace = values.place.length > 0;
  const meet = hasPlace ? 'Arrange a visit' : 'Book a call';
  return (
    <FormPage
      title="When you can reach us"
      lead={`The bars show when someone is here to answer. All times are ${values.timeZone}. Outside these hours, your message waits until the next morning.`}
      aside={
        <div className="hue-block p-6 sm:p-8">
          <h2 className="font-sans text-[1.0625rem] font-medium tracking-normal">
            {hasPlace ? 'Where to find us' : 'Where we meet'}
          </h2>
          <address className="mt-5 not-italic">
            {(hasPlace ? values.place : ['Online']).map((line) => (
              <span
                key={line}
                className="display block break-words text-[clamp(min(1.75rem,8vw),2.6vw,2.5rem)] !leading-[1.05]"
              >
                {line}
              </span>
            ))}
          </address>
          {values.name ? (
            <p className="mt-6 border-t border-current/25 pt-4 text-[.95rem]">{values.name}</p>
          ) : null}
          <p className="mt-2 text-[.95rem]">
            {hasPlace
              ? 'Please tell us before you come, because we often work remotely and the door is locked.'
              : 'We meet by video. Pick a time and we’ll send you an entry for your calendar.'}
          </p>
          <div className="mt-6 grid max-md:hidden">
            <ButtonLink href="/book_an_appointment" variant="hue">
              {meet}
            </ButtonLink>
          </div>
        </div>
      }
      bar={
        <ActionBar variant="hue" fact={values.hours}>
          <ButtonLink href="/book_an_appointment" variant="hue">
            {meet}
          </ButtonLink>
        </ActionBar>
      }
    >
      <div className="mt-9">
        {week ? <WeekHours week={week} /> : <p className="display text-[2.5rem]">{values.hours}</p>}
      </div>
      <dl className="mt-8 grid gap-4 text-[.95rem] sm:grid-cols-2">
        <Reach name="In writing" href="/contact-us" words="Send an enquiry" />
        {values.email ? <Reach name="By email" href={`mailto:${values.email}`} words={values.email} /> : null}
        {values.phone ? (
          <Reach name="By phone" href={`tel:${values.phone.replace(/[^+\d]/g, '')}`} words={values.phone} />
        ) : null}
        {values.chat ? <Reach name="By message" href={values.chat} words="Send a short message" /> : null}
      </dl>
      <p className="mt-6 max-w-[42rem] text-pretty text-[.95rem]">
        You don’t have to prepare anything. Two sentences about what you have and what should change are
        enough, and a file or link helps. We read messages in the order they arrive. If it can’t wait, book a
        call and pick a free time in your own time zone.
      </p>
    </FormPage>
  );
}
