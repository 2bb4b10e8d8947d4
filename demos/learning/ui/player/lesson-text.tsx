import { Bookmark, BookmarkCheck, NotebookPen } from 'lucide-react';
import type { LessonSection } from '#engines/lesson-text/sections.ts';
import { RichText } from '#ui/text/rich-text.tsx';
import type { Mark } from '../../records.ts';

/** How large the text of lessons is read. */
export const readingSizes = ['small', 'regular', 'large'] as const;
export type ReadingSize = (typeof readingSizes)[number];

const sizes: Readonly<Record<ReadingSize, string>> = {
  small: '!text-[.9375rem]',
  regular: '',
  large: '!text-[1.3125rem]',
};

interface LessonTextProps {
  sections: readonly LessonSection[];
  size: ReadingSize;
  marks: readonly Mark[];
  onBookmark: (section: LessonSection) => void;
  onNote: (section: LessonSection) => void;
}

const tool =
  'grid size-11 place-items-center rounded-full text-mute hover:bg-selected hover:text-ink aria-pressed:text-ink';

/** A lesson’s text, section by section, each with its bookmark and its notes. */
export function LessonText({ sections, size, marks, onBookmark, onNote }: LessonTextProps) {
  return sections.map((section, at) => {
    const own = marks.filter(({ sectionId }) => sectionId === section.id);
    const isBookmarked = own.some(({ kind }) => kind === 'bookmark');
    const notes = own.filter(({ kind }) => kind === 'note');
    const name = section.heading || 'the beginning';
    return (
      <section
        key={section.id}
        data-section={section.id}
        tabIndex={-1}
        className={at === 0 ? 'relative' : 'mt-9'}
      >
        <div className="flex items-start justify-between gap-3">
          {section.heading ? <h2 className="pt-2 text-[1.6875rem]">{section.heading}</h2> : null}
          <div
            className={`-me-2 flex shrink-0 print:hidden ${section.heading ? '' : 'max-sm:ms-auto sm:absolute sm:end-0 sm:top-0'}`}
          >
            <button
              type="button"
              aria-pressed={isBookmarked}
              aria-label={`Bookmark ${name}`}
              onClick={() => onBookmark(section)}
              className={tool}
            >
              {isBookmarked ? (
                <BookmarkCheck size={20} strokeWidth={1.5} aria-hidden="true" />
              ) : (
                <Bookmark size={20} strokeWidth={1.5} aria-hidden="true" />
              )}
            </button>
            <button
              type="button"
              aria-label={`Add a note to ${name}`}
              onClick={() => onNote(section)}
              className={tool}
            >
              <NotebookPen size={20} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </div>
        </div>
        <RichText
          text={section.text}
          className={`${section.heading ? 'mt-1' : 'sm:[&>p:first-child]:pe-24'} ${sizes[size]}`}
        />
        {notes.map((note) => (
          <p
            key={note.id}
            className="mt-4 max-w-[42rem] border-s-4 border-(--hue) ps-4 text-[.9375rem] whitespace-pre-line"
          >
            <span className="block text-[.8125rem] text-mute">Your note</span>
            {note.text}
          </p>
        ))}
      </section>
    );
  });
}
