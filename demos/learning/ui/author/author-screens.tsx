import { hrefTo } from '../../../app-kit/place/place.ts';
import type { ScreenProps, ShownScreen } from '../screen.ts';
import { chosenRun, RunChoice } from '../teacher/run-choice.tsx';
import { StopsScreen } from '../teacher/stops-screen.tsx';
import { CourseActions } from './course-actions.tsx';
import { CourseEditor } from './course-editor.tsx';
import { CoursesList, CoursesListActions } from './courses-list.tsx';
import { LessonActions, LessonEditor } from './lesson-editor.tsx';
import { PreviewScreen, previewedCourse } from './preview-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';

const back = 'inline-flex min-h-11 items-center text-accent underline underline-offset-[3px]';

/** The course, lesson or question that is edited; null where the address names none. */
function editedAt({ used, place }: ScreenProps): ShownScreen | null {
  const [, courseId = '', lessonId, part, questionId = ''] = place.path;
  const draft = used.rows.drafts.get(courseId);
  if (!draft) return null;
  const toCourse = (
    <a href={hrefTo(['course', draft.id])} className={back}>
      {draft.title}
    </a>
  );
  if (lessonId === undefined)
    return {
      title: draft.title,
      beside: (
        <a href={hrefTo([])} className={back}>
          All courses
        </a>
      ),
      actions: <CourseActions used={used} draft={draft} />,
      body: <CourseEditor used={used} draft={draft} />,
    };
  const lesson = draft.lessons.find(({ id }) => id === lessonId);
  if (!lesson) return null;
  if (part === undefined)
    return {
      title: lesson.title,
      beside: toCourse,
      actions: <LessonActions used={used} draft={draft} lesson={lesson} />,
      body: <LessonEditor key={lesson.id} used={used} draft={draft} lesson={lesson} />,
    };
  const question = lesson.questions.find(({ id }) => id === questionId) ?? null;
  if (part !== 'question' || (questionId !== 'new' && !question)) return null;
  return {
    title: question ? 'Edit the question' : 'Add a question',
    beside: (
      <a href={hrefTo(['course', draft.id, lesson.id])} className={back}>
        {lesson.title}
      </a>
    ),
    body: <QuestionScreen key={questionId} used={used} draft={draft} lesson={lesson} question={question} />,
  };
}

/** The author's screens, by the first part of the place. */
export function authorScreen(props: ScreenProps): ShownScreen | null {
  const { used, place, today } = props;
  const { rows } = used;
  const [first] = place.path;
  if (first === undefined)
    return {
      title: 'Courses',
      actions: <CoursesListActions used={used} />,
      body: <CoursesList used={used} />,
    };
  if (first === 'course') return editedAt(props);
  if (first === 'lesson') {
    const previewed = previewedCourse(rows, place.path);
    if (!previewed) return null;
    const { draft, lesson } = previewed;
    return {
      title: lesson.title,
      beside: (
        <a href={hrefTo(['course', draft.id, lesson.id])} className={back}>
          Back to editing
        </a>
      ),
      body: <PreviewScreen key={draft.id} used={used} draft={draft} lesson={lesson} today={today} />,
    };
  }
  const run = chosenRun(rows, place.asked);
  if (first === 'stops' && run)
    return {
      title: 'Where students stop',
      beside: <RunChoice rows={rows} run={run} path={place.path} />,
      body: <StopsScreen rows={rows} run={run} />,
    };
  return null;
}
