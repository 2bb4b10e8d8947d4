import { useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import type { UseChoice } from '../use-choice.ts';
import { courses } from '../words.ts';

const fields = [...new Set(courses.map(({ field }) => field))];

/** All courses, by what is typed and by field. */
export function Browse({ student, open }: { student: UseChoice; open: (id: string) => void }) {
  const { choice, closing } = student;
  const [typed, setTyped] = useState('');
  const [field, setField] = useState<string | null>(null);
  const id = useId();
  const wanted = typed.trim().toLowerCase();
  const found = courses.filter(
    (course) =>
      (field === null || course.field === field) &&
      [course.name, course.place, course.day, ...course.papers].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
  return (
    <>
      <ScreenHeading>All courses</ScreenHeading>
      <label htmlFor={id}>Search, for example “clinic” or “drawings”</label>
      <input id={id} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <fieldset className="fields">
        <legend className="sr-only">Field</legend>
        {fields.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === field}
            onClick={() => setField(each === field ? null : each)}
          >
            {each}
          </button>
        ))}
      </fieldset>
      <p role="status" className="small">
        {found.length === 0
          ? `No course fits${wanted ? ` “${typed.trim()}”` : ''}${field ? ` in ${field}` : ''}. Try another word.`
          : `${found.length} of ${courses.length} courses`}
      </p>
      <ul className="all">
        {found.map((course) => (
          <li key={course.id}>
            <button type="button" onClick={() => open(course.id)}>
              <b>{course.name}</b>
              <span>
                {course.years} years, {closing(course)}
                {choice.held.includes(course.id) ? ', in your hand' : ''}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
