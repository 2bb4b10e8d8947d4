import { ScreenHeading } from '../../parts/phone.tsx';
import { papersOf } from '../rules.ts';
import type { UseChoice } from '../use-choice.ts';

/** Every paper that the courses in hand need, ticked once for all of them. */
export function Papers({ student: { held, choice, togglePaper } }: { student: UseChoice }) {
  const papers = papersOf(held);
  const ready = papers.filter(({ name }) => choice.ready.includes(name)).length;
  return (
    <>
      <p className="small" role="status">
        {ready} of {papers.length} ready
      </p>
      <ScreenHeading>Documents</ScreenHeading>
      {papers.length === 0 ? <p>Choose a course, and its documents appear here.</p> : null}
      <ul className="papers">
        {papers.map(({ name, courses }) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={choice.ready.includes(name)}
                onChange={() => togglePaper(name)}
              />
              <span className="courses">
                <b>{name}</b>
                <span>for {courses.map((course) => course.name).join(' and ')}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
