import { useState } from 'react';
import { useSwipe } from '../../../kit/touch/use-swipe.ts';
import { ScreenHeading } from '../../parts/phone.tsx';
import { type Course, missingPapers, mostHeld } from '../rules.ts';
import type { UseChoice } from '../use-choice.ts';

interface CourseScreenProps {
  student: UseChoice;
  course: Course;
  back: () => void;
}

/** One course: what a day is like, what it needs, and a way to take it up or let it go. A swipe to the right leads back. */
export function CourseScreen({ student, course, back }: CourseScreenProps) {
  const { choice, held, closing, hold, drop } = student;
  const [replacing, setReplacing] = useState(false);
  const swipe = useSwipe((way) => {
    if (way === 'right') back();
  });
  const isHeld = choice.held.includes(course.id);
  const missing = missingPapers(course, choice);
  return (
    <div className="course-screen" {...swipe}>
      <p className="small">{course.place}</p>
      <ScreenHeading>{course.name}</ScreenHeading>
      <p>{course.day}</p>
      <dl>
        <div>
          <dt>Takes</dt>
          <dd>{course.years} years</dd>
        </div>
        <div>
          <dt>Apply by</dt>
          <dd>{closing(course)}</dd>
        </div>
        <div>
          <dt>Needs</dt>
          <dd>
            {course.papers.map((paper) => (
              <span key={paper} className="need" data-ready={missing.includes(paper) ? undefined : ''}>
                {paper}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {replacing && !isHeld ? (
        <fieldset className="replace">
          <legend>You already have three. Which one should make room?</legend>
          {held.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              onClick={() => {
                hold(course.id, id);
                setReplacing(false);
              }}
            >
              {name}
            </button>
          ))}
          <button type="button" className="quiet" onClick={() => setReplacing(false)}>
            Keep all three
          </button>
        </fieldset>
      ) : (
        <button
          type="button"
          className="go"
          onClick={() => {
            if (isHeld) drop(course.id);
            else if (held.length < mostHeld) hold(course.id);
            else setReplacing(true);
          }}
        >
          {isHeld ? 'Let it go' : 'Take it up'}
        </button>
      )}
      <button type="button" className="quiet" onClick={back}>
        Back to the comparison
      </button>
    </div>
  );
}
