import { mailOutlines } from '#content/form-pages/contact.ts';
import { topics } from '#features/enquiries/choices.ts';
import { HiddenTrap } from '#features/enquiries/ui/hidden-trap.tsx';
import { HoursLine } from '#features/enquiries/ui/hours-block.tsx';
import { longDay } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { FormKey } from '#ui/fields/form-key.tsx';
import { PrivacyLine } from '#ui/fields/privacy-line.tsx';
import { useSend } from '#ui/fields/use-send.ts';
import type { ContactProps } from './contact-page.ts';
import { LetterBlank, LetterChoice, LetterText } from './letter-blanks.tsx';

const here = '/pages/contacts-1';

function Stamp({ day }: { day: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className="w-36 shrink-0 sm:w-44">
      <g data-hue="lime">
        <rect
          x="104"
          y="10"
          width="86"
          height="104"
          fill="var(--hue)"
          stroke="var(--raised)"
          strokeWidth="7"
          strokeDasharray="1 10.4"
          strokeLinecap="round"
        />
        <circle cx="147" cy="62" r="25" fill="var(--ink-light)" />
        <path d="M135 47v30M147 42v40M159 47v30" stroke="var(--hue)" strokeWidth="5" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.5" opacity=".75">
        <circle cx="76" cy="78" r="42" />
        <circle cx="76" cy="78" r="33" />
        <path d="M116 62c18-8 30 8 50 0M117 76c18-8 30 8 50 0M116 90c18-8 30 8 50 0" />
      </g>
      <text
        x="76"
        y="84"
        textAnchor="middle"
        fontSize="15"
        fill="currentColor"
        style={{ fontFamily: 'var(--face-mono)' }}
      >
        {day}
      </text>
    </svg>
  );
}

/** A letter whose blanks are the form. */
export function Letter({ contact, refusal }: ContactProps) {
  const { busy, refused, send } = useSend({ refused: refusal, puzzle: true });
  const typed = refusal?.typed ?? {};
  const wrong = refused?.fields ?? {};
  return (
    <div className="wrap pb-24 pt-6 lg:pt-9">
      <h1 className="sr-only">Write us a letter</h1>
      <Form
        method="post"
        action={here}
        keep="letter"
        rules={contact.rules}
        onSubmit={send}
        className="relative mx-auto max-w-[60rem] rounded-card border border-line bg-raised px-[min(1.5rem,5vw)] py-8 font-serif text-[clamp(1.375rem,2.4vw,1.875rem)] leading-[1.6] shadow-[0_2rem_5rem_-2.5rem_oklch(.19_.022_275/.35)] sm:px-16 sm:py-14"
      >
        <FormKey />
        <HiddenTrap />
        <input type="hidden" name="page" value={contact.page} />
        <div className="mb-8 flex items-start justify-between gap-6">
          <p className="font-sans text-[.95rem] leading-snug text-mute">
            To
            <span className="block text-ink">{contact.brand}</span>
            {contact.place.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <time dateTime={contact.today} className="mt-4 block">
              {longDay(contact.today)}
            </time>
          </p>
          <Stamp day={contact.today.slice(5).split('-').reverse().join('.')} />
        </div>
        <div className="font-sans text-base">
          <AlertPlace urgent>{refused ? <Alert tone="danger" heading={refused.message} /> : null}</AlertPlace>
        </div>
        <p>Dear {contact.brand},</p>
        <div className="mt-4">
          my name is{' '}
          <LetterBlank
            label="Your name"
            name="name"
            autoComplete="name"
            defaultValue={typed.name}
            error={wrong.name}
          />
          , and I’m writing for{' '}
          <LetterBlank
            label="Your company (optional)"
            name="company"
            placeholder="myself"
            autoComplete="organization"
            defaultValue={typed.company}
            error={wrong.company}
          />
          . It is about{' '}
          <LetterChoice
            label="What it is about"
            name="topics"
            options={topics}
            defaultValue={refusal?.topics?.[0]}
            error={wrong.topics}
          />
          :
        </div>
        <LetterText
          label="Your message"
          name="message"
          defaultValue={typed.message ?? contact.start}
          error={wrong.message}
        />
        <div className="mt-4">
          You can reach me at{' '}
          <LetterBlank
            label="Your email address"
            name="email"
            autoComplete="email"
            defaultValue={typed.email}
            error={wrong.email}
          />
          .
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 font-sans text-base leading-normal">
          <Button type="submit" busy={busy}>
            Send the letter
          </Button>
          <PrivacyLine part="enquiry" />
        </div>
      </Form>
      <div className="mx-auto mt-10 grid max-w-[60rem] gap-x-12 gap-y-6 sm:grid-cols-2">
        <section aria-labelledby="begin">
          <h2 id="begin" className="text-[1.25rem]">
            Not sure how to begin?
          </h2>
          <p className="mt-1 text-[.95rem] text-mute">
            Each of these adds the questions we would ask to your letter.
          </p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {mailOutlines.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`${here}?start=${id}`}
                  className="inline-flex min-h-11 items-center rounded-full border border-outline px-4 text-[.95rem] font-medium hover:bg-selected"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="answered">
          <h2 id="answered" className="text-[1.25rem]">
            Who reads it
          </h2>
          <p className="mt-1 text-[.95rem] text-mute">
            One of the people who would do the work. Please leave passwords out; we’ll agree a safe way to
            share them first.
          </p>
          <HoursLine hours={contact.hours} className="mt-3 font-medium" />
        </section>
      </div>
    </div>
  );
}
