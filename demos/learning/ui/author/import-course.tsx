import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { toast } from '#ui/panels/toast.ts';
import { goTo } from '../../../app-kit/place/use-place.ts';
import { copyCourse } from '../../actions/copy-course.ts';
import { mostCourseBytes, readCourseFile } from '../../actions/course-file.ts';
import { putDraft } from '../../actions/edit-course.ts';
import type { Used } from '../used.ts';

/** Takes in a course that was exported, as a draft of its own. */
export function ImportCourse({ used: { change } }: { used: Used }) {
  const input = useRef<HTMLInputElement>(null);
  const refuse = (text: string) =>
    toast({ title: 'The course wasn’t imported', text, tone: 'danger', duration: Number.POSITIVE_INFINITY });
  async function read(file: File | undefined) {
    if (!file) return;
    if (file.size > mostCourseBytes)
      return refuse('The file is larger than 5 MB, which is too large for a course.');
    const found = readCourseFile(await file.text());
    if ('problem' in found) return refuse(found.problem);
    const draft = copyCourse(found.course);
    change(`Imported “${draft.title}”`, putDraft(draft));
    goTo(['course', draft.id]);
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => input.current?.click()}>
        <Upload size={18} strokeWidth={1.5} aria-hidden="true" />
        Import course
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="An exported course"
        className="hidden"
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
