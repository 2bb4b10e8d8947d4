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
      title="A week at our desk"
      lead={`Bars show when a person answers. All times are ${values.timeZone}; outside them a message waits for the next morning.`}
      aside={
        <div className="hue-block p-6 sm:p-8">
          <h2 className="font-sans text-[1.0625rem] font-medium tracking-normal">
            {hasPlace ? 'Where we sit' : 'Where we meet'}
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
              ? 'Please tell us before you come: most of a week happens on screens, and the door is locked.'
              : 'We talk by video. Pick a time, and it goes into your calendar.'}
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
        Nothing has to be ready when you write: two sentences about what you have and what should be different
        are enough, and a file or a link helps. Messages are read in the order in which they came. If it
        cannot wait, book a call instead, where free times are shown by your own clock.
      </p>
    </FormPage>
  );
}
