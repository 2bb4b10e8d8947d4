import type { ReaderText } from '#lib/text/reader-text.ts';
import { Lead } from '#ui/text/lead.tsx';
import { MarginNote } from '#ui/text/margin-note.tsx';
import { RichText } from '#ui/text/rich-text.tsx';

/** The words of an entry as they will be read, drawn by what draws the page. */
export function EntryPreview({ text }: { text: ReaderText }) {
  return (
    <article className="break-words">
      <h3 className="text-[2rem] leading-none tracking-[-.045em]">{text.title}</h3>
      <Lead className="mt-4">{text.lead}</Lead>
      {text.sections.map((section) => (
        <section key={section.id} className="mt-8">
          {section.heading ? <h4 className="mb-3 text-2xl tracking-[-.04em]">{section.heading}</h4> : null}
          <RichText text={section.body} />
          {section.note ? (
            <MarginNote heading={section.note.heading} className="mt-5">
              <RichText text={section.note.body} size="small" />
            </MarginNote>
          ) : null}
        </section>
      ))}
    </article>
  );
}
