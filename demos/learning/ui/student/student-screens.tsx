import { ChartNoAxesColumn } from 'lucide-react';
import { longDay } from '#lib/time/day-words.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { ScreenProps, ShownScreen } from '../screen.ts';
import { CoursesScreen } from './courses-screen.tsx';
import { NotesDownload, NotesScreen } from './notes-screen.tsx';
import { PracticeScreen } from './practice-screen.tsx';
import { ProgressScreen } from './progress-screen.tsx';
import { TaskScreen } from './task-screen.tsx';
import { TaskState, TasksScreen } from './tasks-screen.tsx';

/** The student's screens beside the lesson, by the first part of the place. */
export function studentScreen({ used, place, today }: ScreenProps): ShownScreen | null {
  const [first, second] = place.path;
  if (first === 'courses')
    return {
      title: 'Courses',
      actions: (
        <ButtonLink size="small" variant="ghost" href={hrefTo(['progress'])}>
          <ChartNoAxesColumn size={18} strokeWidth={1.5} aria-hidden="true" />
          Your progress
        </ButtonLink>
      ),
      body: <CoursesScreen used={used} today={today} />,
    };
  if (first === 'tasks' && second === undefined)
    return { title: 'Assignments', body: <TasksScreen rows={used.rows} today={today} /> };
  if (first === 'tasks') {
    const assignment = used.rows.assignments.get(second ?? '');
    if (!assignment) return null;
    return {
      title: assignment.title,
      beside: (
        <span className="flex flex-wrap items-center gap-x-4">
          <TaskState rows={used.rows} assignment={assignment} today={today} />
          <span className="text-mute">Due on {longDay(assignment.due)}</span>
        </span>
      ),
      body: <TaskScreen key={assignment.id} used={used} assignment={assignment} today={today} />,
    };
  }
  if (first === 'practice') return { title: 'Practice', body: <PracticeScreen used={used} /> };
  if (first === 'notes')
    return {
      title: 'Notes and bookmarks',
      actions: <NotesDownload used={used} />,
      body: <NotesScreen used={used} />,
    };
  if (first === 'progress') return { title: 'Progress', body: <ProgressScreen used={used} /> };
  return null;
}
