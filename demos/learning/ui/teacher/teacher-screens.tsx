import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { hrefTo } from '../../../app-kit/place/place.ts';
import type { ScreenProps, ShownScreen } from '../screen.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { AssignmentsScreen, NewAssignment } from './assignments-screen.tsx';
import { GradeBookScreen, GradesDownload } from './grade-book-screen.tsx';
import { GroupForm } from './group-form.tsx';
import { GroupsScreen } from './groups-screen.tsx';
import { ImportClass } from './import-class.tsx';
import { chosenRun, RunChoice } from './run-choice.tsx';
import { StopsScreen } from './stops-screen.tsx';

const NewGroup = () => (
  <ButtonLink size="small" variant="ink" href={hrefTo(['groups', 'new'])}>
    <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
    New group
  </ButtonLink>
);

/** The teacher's screens, by the first part of the place. */
export function teacherScreen({ used, place, today }: ScreenProps): ShownScreen | null {
  const { rows } = used;
  const run = chosenRun(rows, place.asked);
  if (!run)
    return {
      title: 'No group yet',
      body: <p className="text-mute">Reset the sample in the menu to get two courses with their groups.</p>,
    };
  const [first, second] = place.path;
  const beside = <RunChoice rows={rows} run={run} path={place.path} />;
  if (first === undefined)
    return {
      title: 'Grade book',
      beside,
      actions: <GradesDownload rows={rows} run={run} />,
      body: <GradeBookScreen rows={rows} run={run} />,
    };
  if (first === 'assignments' && second === undefined)
    return {
      title: 'Assignments',
      beside,
      actions: <NewAssignment run={run} />,
      body: <AssignmentsScreen key={run.id} used={used} run={run} />,
    };
  if (first === 'assignments') {
    const assignment = rows.assignments.get(second ?? '') ?? null;
    if (second !== 'new' && !assignment) return null;
    return {
      title: assignment ? 'Edit the assignment' : 'New assignment',
      body: <AssignmentForm key={second} used={used} run={run} today={today} assignment={assignment} />,
    };
  }
  if (first === 'groups' && second === undefined)
    return {
      title: 'Groups',
      actions: (
        <>
          <ImportClass used={used} today={today} />
          <NewGroup />
        </>
      ),
      body: <GroupsScreen used={used} />,
    };
  if (first === 'groups') {
    const group = rows.runs.get(second ?? '') ?? null;
    if (second !== 'new' && !group) return null;
    return {
      title: group ? 'Edit the group' : 'New group',
      body: <GroupForm key={second} used={used} group={group} today={today} />,
    };
  }
  if (first === 'stops')
    return { title: 'Where students stop', beside, body: <StopsScreen rows={rows} run={run} /> };
  return null;
}
