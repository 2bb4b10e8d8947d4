import type { ScreenProps, ShownScreen } from '../screen.ts';
import { AssignmentsScreen } from './assignments-screen.tsx';
import { GradeBookScreen, GradesDownload } from './grade-book-screen.tsx';
import { chosenRun, RunChoice } from './run-choice.tsx';
import { StopsScreen } from './stops-screen.tsx';

/** The teacher's screens, by the first part of the place. */
export function teacherScreen({ used, place }: ScreenProps): ShownScreen | null {
  const { rows } = used;
  const run = chosenRun(rows, place.asked);
  if (!run)
    return {
      title: 'No group yet',
      body: <p className="text-mute">Reset the sample in the menu to get two courses with their groups.</p>,
    };
  const [first] = place.path;
  const beside = <RunChoice rows={rows} run={run} path={place.path} />;
  if (first === undefined)
    return {
      title: 'Grade book',
      beside,
      actions: <GradesDownload rows={rows} run={run} />,
      body: <GradeBookScreen rows={rows} run={run} />,
    };
  if (first === 'assignments')
    return { title: 'Assignments', beside, body: <AssignmentsScreen key={run.id} used={used} run={run} /> };
  if (first === 'stops')
    return { title: 'Where students stop', beside, body: <StopsScreen rows={rows} run={run} /> };
  return null;
}
