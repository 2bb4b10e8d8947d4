import { ArrowLeft, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Reading, ReadingSection } from '#lib/reading.ts';
import { LinkedText } from '../text/linked-text.tsx';

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface ReaderProps {
  reading: Reading;
  /** The list that the text belongs to. */
  back?: { href: string; label: string };
  /** Stands before the date: 'Changed', say. */
  dateWord?: string;
  /** Follows the text. */
  after?: ReactNode;
}

function Contents({ sections }: { sections: readonly ReadingSection[] }) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id} className="border-l border-line pl-4 hover:border-ink">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug text-mute hover:text-ink lg:min-h-8.5"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

const body = 'text-pretty text-[1.0625rem] leading-[1.6] lg:text-lg lg:leading-[1.62]';

function Section({ section }: { section: ReadingSection }) {
  return (
    <section className="mt-10 lg:mt-13 lg:grid lg:grid-cols-9 lg:gap-x-6">
      <div className="max-w-[42rem] break-words lg:col-span-6">
        <h2 id={section.id} className="scroll-mt-8 text-[1.6875rem] tracking-[-.04em] lg:text-[1.875rem]">
          {section.heading}
        </h2>
        {section.paragraphs.map((part) =>
          typeof part === 'string' ? (
            <p key={part} className={`mt-3.5 ${body}`}>
              <LinkedText text={part} />
            </p>
          ) : (
            <ul key={part[0]} className={`mt-4 list-disc space-y-2 pl-5 marker:text-mute ${body}`}>
              {part.map((item) => (
                <li key={item} className="pl-1">
                  <LinkedText text={item} />
                </li>
              ))}
            </ul>
          ),
        )}
      </div>
      {section.note ? (
        <div className="mt-6 border-t-2 border-ink pt-3 lg:col-span-3 lg:mt-1">
          <p className="font-display text-[1.0625rem] font-semibold tracking-[-.02em]">
            {section.note.heading}
          </p>
          <p className="mt-1.5 text-[.9375rem] leading-normal text-mute">
            <LinkedText text={section.note.text} />
          </p>
        </div>
      ) : null}
    </section>
  );
}

/** A long text with its contents beside it, its date, and notes in the margin. */
export function Reader({ reading, back, dateWord, after }: ReaderProps) {
  const { sections } = reading;
  return (
    <article className="wrap gap-x-6 pb-24 pt-4 lg:grid lg:grid-cols-12 lg:pt-14">
      <div className="hidden text-[.9375rem] lg:col-span-3 lg:block lg:pr-10">
        <nav aria-label="Contents" className="sticky top-8">
          {back ? (
            <a href={back.href} className="mb-4 flex min-h-8 items-center gap-2 text-mute hover:text-ink">
              <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
              {back.label}
            </a>
          ) : null}
          <Contents sections={sections} />
        </nav>
      </div>
      <div className="min-w-0 lg:col-span-9">
        <header>
          <p className="mono-label text-mute">
            {dateWord ? `${dateWord} ` : null}
            <time dateTime={reading.date}>{longDate.format(new Date(reading.date))}</time>
          </p>
          <h1 className="mt-3 break-words text-[clamp(min(2rem,9vw),3.7vw,3.25rem)] leading-[.98] tracking-[-.045em] max-lg:text-[2.375rem] max-[22rem]:text-[2rem]">
            {reading.title}
          </h1>
          <p className="mt-5 max-w-[42rem] text-pretty text-[1.1875rem] leading-[1.45] tracking-[-.01em] text-mute lg:text-[1.3125rem]">
            <LinkedText text={reading.lead} />
          </p>
        </header>
        <details className="group mt-5 rounded-input border border-outline px-4 lg:hidden">
          <summary className="flex min-h-12 list-none items-center justify-between text-[.9375rem] font-[540]">
            Contents, {sections.length} parts
            <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" className="group-open:rotate-180" />
          </summary>
          <nav aria-label="Parts of this text" className="pb-3">
            <Contents sections={sections} />
          </nav>
        </details>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {after ? (
          <div className="mt-14 lg:grid lg:grid-cols-9 lg:gap-x-6">
            <div className="lg:col-span-6">{after}</div>
          </div>
        ) : null}
      </div>
    </article>
  );
}
