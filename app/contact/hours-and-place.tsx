import { openingHours } from '#lib/opening-hours.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { WeekHours } from '#ui/data/week-hours.tsx';
import { ActionBar } from '#ui/kinds/action-bar.tsx';
import { Journey } from '#ui/kinds/journey.tsx';
import type { ContactValues } from './contact-values.ts';

/** When somebody is there, drawn as a week, and where. */
export function HoursAndPlace({ values }: { values: ContactValues }) {
  const week = openingHours(values.hours);
  const [name, ...place] = values.address;
  return (
    <Journey
      title="A week at our desk"
      lead={`Bars show when a person answers. All times are ${values.timeZone}; outside them a message waits for the next morning.`}
      aside={
        <div className="hue-block p-6 sm:p-8">
          <h2 className="font-sans text-[1.0625rem] font-medium tracking-normal">Where we sit</h2>
          <address className="mt-5 not-italic">
            {place.map((line) => (
              <span
                key={line}
                className="display block break-words text-[clamp(min(1.75rem,8vw),2.6vw,2.5rem)] !leading-[1.05]"
              >
                {line}
              </span>
            ))}
          </address>
          <p className="mt-6 border-t border-current/25 pt-4 text-[.95rem]">{name}</p>
          <p className="mt-2 text-[.95rem]">
            Please tell us before you come: most of a week happens on screens, and the door is locked.
          </p>
          <div className="mt-6 grid max-md:hidden">
            <ButtonLink href="/book_an_appointment" variant="hue">
              Arrange a visit
            </ButtonLink>
          </div>
        </div>
      }
      bar={
        <ActionBar variant="hue" fact={values.hours}>
          <ButtonLink href="/book_an_appointment" variant="hue">
            Arrange a visit
          </ButtonLink>
        </ActionBar>
      }
    >
      <div className="mt-9">
        {week ? <WeekHours week={week} /> : <p className="display text-[2.5rem]">{values.hours}</p>}
      </div>
      <dl className="mt-8 grid gap-4 text-[.95rem] sm:grid-cols-2">
        <div>
          <dt className="font-semibold">By mail</dt>
          <dd>
            <a
              href={`mailto:${values.email}`}
              className="inline-block break-all py-2.5 text-accent underline underline-offset-[3px]"
            >
              {values.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">By message</dt>
          <dd>
            <a
              href={values.chat}
              className="inline-block py-2.5 text-accent underline underline-offset-[3px]"
            >
              Send a short message
            </a>
          </dd>
        </div>
      </dl>
      <p className="mt-6 max-w-[42rem] text-pretty text-[.95rem]">
        Nothing has to be ready when you write: two sentences about what you have and what should be different
        are enough, and a file or a link helps. Messages are read in the order in which they came. If it
        cannot wait, book a call instead, where free times are shown by your own clock.
      </p>
    </Journey>
  );
}
