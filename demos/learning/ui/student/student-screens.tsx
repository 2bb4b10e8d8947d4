import type { ScreenProps, ShownScreen } from '../screen.ts';
import { CoursesScreen } from './courses-screen.tsx';
import { NotesDownload, NotesScreen } from './notes-screen.tsx';
import { PracticeScreen } from './practice-screen.tsx';
import { ProgressScreen } from './progress-screen.tsx';

/** The student's screens beside the lesson, by the first part of the place. */
export function studentScreen({ used, place }: ScreenProps): ShownScreen | null {
  const [first] = place.path;
  if (first === 'courses') return { title: 'Courses', body: <CoursesScreen used={used} /> };
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
