import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReaderSection, ReaderText } from '#lib/text/reader-text.ts';
import { ContentsList } from '../text/contents-list.tsx';
import { FoldedContents } from '../text/folded-contents.tsx';
import { LinkedText } from '../text/linked-text.tsx';
import { MarginNote } from '../text/margin-note.tsx';
import { PostHead } from '../text/post-head.tsx';
import { type DrawNamed, RichText } from '../text/rich-text.tsx';

interface ReaderProps {
  reading: ReaderText;
  /** The list that the text belongs to. */
  back?: { href: string; label: string };
  /** Stands before the date: 'Changed', say. */
  dateWord?: string;
  /** What can be done with the text, below its lead. */
  actions?: ReactNode;
  /** A picture between the lead and the text. */
  cover?: ReactNode;
  /** Follows the text. */
  after?: ReactNode;
  /** Draws what the text names. */
  drawing?: DrawNamed;
}

function Section({ section, drawing }: { section: ReaderSection; drawing?: DrawNamed }) {
  return (
    <section className="mt-10 lg:mt-13 lg:grid lg:grid-cols-9 lg:gap-x-6">
      <div className="max-w-[42rem] break-words lg:col-span-6">
        {section.heading ? (
          <h2
            id={section.id}
            className="mb-3.5 scroll-mt-8 text-[1.6875rem] tracking-[-.04em] lg:text-[1.875rem]"
          >
            {section.heading}
          </h2>
        ) : null}
        <RichText text={section.body} drawing={drawing} />
      </div>
      {section.note ? (
        <MarginNote heading={section.note.heading} className="mt-6 lg:col-span-3 lg:mt-1">
          <RichText text={section.note.body} size="small" />
        </MarginNote>
      ) : null}
    </section>
  );
}

/** A long text with its contents beside it, its date, and notes in the margin. */
export function Reader({ reading, back, dateWord, actions, cover, after, drawing }: ReaderProps) {
  const { sections } = reading;
  const headed = sections.filter(({ heading }) => heading);
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
          {headed.length > 0 ? <ContentsList parts={headed} /> : null}
        </nav>
      </div>
      <div className="min-w-0 lg:col-span-9">
        <PostHead
          title={reading.title}
          date={reading.date}
          dateWord={dateWord}
          lead={<LinkedText text={reading.lead} />}
        />
        {actions ? <div className="mt-6 flex flex-wrap items-center gap-3">{actions}</div> : null}
        {cover ? <div className="mt-8 lg:mt-10">{cover}</div> : null}
        {headed.length > 0 ? <FoldedContents parts={headed} className="mt-5 lg:hidden" /> : null}
        {sections.map((section) => (
          <Section key={section.id} section={section} drawing={drawing} />
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
