import { Bookmark, Download, Trash2 } from 'lucide-react';
import { sectionId } from '#engines/lesson-text/sections.ts';
import { dayAndMonth } from '#lib/time/day-words.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import { download } from '../../../kit/export/download.ts';
import { deleteMark } from '../../actions/keep-marks.ts';
import { lessonsOf, runsOf } from '../../lookup.ts';
import type { LearningRows, Mark } from '../../records.ts';
import { me } from '../../seed/people.ts';
import type { Used } from '../used.ts';

const headingOf = (text: string, id: string): string =>
  text
    .split('\n')
    .filter((line) => line.startsWith('## '))
    .map((line) => line.slice(3).trim())
    .find((heading) => sectionId(heading) === id) ?? 'The beginning';

/** All notes and bookmarks by lesson, in the order of the courses. */
function marksByLesson(rows: LearningRows) {
  const own = [...rows.marks.values()].filter(({ studentId }) => studentId === me.student);
  return runsOf(rows, me.student).flatMap((run) =>
    lessonsOf(rows, run).flatMap((lesson) => {
      const marks = own.filter((each) => each.runId === run.id && each.lessonId === lesson.id);
      return marks.length > 0 ? [{ run, lesson, marks }] : [];
    }),
  );
}

/** The notes as Markdown, to take away. */
function notesText(rows: LearningRows): string {
  const parts = marksByLesson(rows).map(({ lesson, marks }) => {
    const lines = marks.map((mark) => {
      const heading = headingOf(lesson.text, mark.sectionId);
      return mark.kind === 'note' ? `**${heading}**\n\n${mark.text}` : `- Bookmark: ${heading}`;
    });
    return `## ${lesson.title}\n\n${lines.join('\n\n')}`;
  });
  return `# My notes\n\n${parts.join('\n\n')}\n`;
}

export const NotesDownload = ({ used: { rows } }: { used: Used }) =>
  marksByLesson(rows).length > 0 ? (
    <Button
      variant="ghost"
      size="small"
      onClick={() => download('notes.md', notesText(rows), 'text/markdown')}
    >
      <Download size={18} strokeWidth={1.5} aria-hidden="true" />
      Download notes
    </Button>
  ) : null;

/** Everything one wrote down or marked, by lesson. */
export function NotesScreen({ used: { rows, change } }: { used: Used }) {
  const groups = marksByLesson(rows);
  if (groups.length === 0)
    return (
      <p className="max-w-[34rem] text-[1.0625rem] text-mute">
        Your notes and bookmarks will appear here. Each section of a lesson has a button for both:{' '}
        <a href={hrefTo([])} className="text-accent underline underline-offset-[3px]">
          open your lesson
        </a>
        .
      </p>
    );
  const row = (mark: Mark, lessonText: string, href: string) => (
    <li key={mark.id} className="flex items-start gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1">
        <a href={href} className="inline-flex min-h-11 items-center gap-2 font-medium hover:underline">
          {mark.kind === 'bookmark' ? <Bookmark size={18} strokeWidth={1.5} aria-hidden="true" /> : null}
          {headingOf(lessonText, mark.sectionId)}
        </a>
        {mark.text ? <p className="whitespace-pre-line">{mark.text}</p> : null}
        <p className="text-[.875rem] text-mute">{dayAndMonth(mark.on)}</p>
      </div>
      <IconButton
        label={mark.kind === 'note' ? 'Delete the note' : 'Remove the bookmark'}
        icon={Trash2}
        variant="plain"
        onClick={() =>
          change(mark.kind === 'note' ? 'Deleted a note' : 'Removed a bookmark', deleteMark(mark))
        }
      />
    </li>
  );
  return (
    <div className="grid max-w-[46rem] gap-8">
      {groups.map(({ run, lesson, marks }) => (
        <section key={run.id + lesson.id}>
          <h2 className="text-[1.375rem]">{lesson.title}</h2>
          <ul className="mt-2 border-t-2 border-ink">
            {marks.map((mark) =>
              row(mark, lesson.text, hrefTo(['lesson', run.id, lesson.id], { at: mark.sectionId })),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
