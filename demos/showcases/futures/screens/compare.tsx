import { ScreenHeading } from '../../parts/phone.tsx';
import { missingPapers, mostHeld } from '../rules.ts';
import type { UseChoice } from '../use-choice.ts';
import { words } from '../words.ts';

interface CompareProps {
  student: UseChoice;
  open: (id: string) => void;
  browse: () => void;
}

/** The courses in hand, one under the other; the one that closes first on top. */
export function Compare({ student, open, browse }: CompareProps) {
  const { held, choice, closing } = student;
  const free = mostHeld - held.length;
  return (
    <>
      <ScreenHeading>
        {held.length === 0
          ? 'No course yet'
          : held.length === 1
            ? 'One future'
            : `${['Two', 'Three'][held.length - 2]} futures`}
      </ScreenHeading>
      <ul className="held">
        {held.map((course) => {
          const missing = missingPapers(course, choice);
          return (
            <li key={course.id}>
              <button type="button" onClick={() => open(course.id)}>
                <b>{course.name}</b>
                <span>
                  {course.years} years, {course.place}
                </span>
                <span>{closing(course)}</span>
                <meter
                  aria-label={`Documents ready for ${course.name}`}
                  min={0}
                  max={course.papers.length}
                  value={course.papers.length - missing.length}
                />
                <strong>
                  {missing.length === 0 ? 'All documents ready' : `Missing: ${missing.join(', ')}`}
                </strong>
              </button>
            </li>
          );
        })}
      </ul>
      {free > 0 ? (
        <button type="button" className="go" onClick={browse}>
          {free === 1 ? 'Choose one more course' : `Choose up to ${free} courses`}
        </button>
      ) : null}
      <p className="small">{words.sample}</p>
    </>
  );
}
