import { useId } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { ScreenHeading } from '../../parts/phone.tsx';
import { messageOf } from '../rules.ts';
import type { UseChoice } from '../use-choice.ts';

/** The message to an adviser as it will arrive; the student sends it from their own email program. */
export function Share({ student }: { student: UseChoice }) {
  const { held, choice, today, toggleShared, write, startAgain } = student;
  const id = useId();
  const message = messageOf(held, choice, today);
  return (
    <>
      <p className="small">You send it yourself</p>
      <ScreenHeading>A message to your adviser</ScreenHeading>
      <ul className="papers">
        {held.map(({ id: course, name }) => (
          <li key={course}>
            <label>
              <input
                type="checkbox"
                checked={!choice.unshared.includes(course)}
                onChange={() => toggleShared(course)}
              />
              <b>{name}</b>
            </label>
          </li>
        ))}
      </ul>
      <label htmlFor={id}>What would you like to ask?</label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={choice.note}
        onChange={({ target }) => write(target.value)}
      />
      <output className="message">{message || 'Nothing to share yet: tick a course or write a line.'}</output>
      {message ? (
        <>
          <a
            className="go"
            href={`mailto:?${new URLSearchParams({ subject: 'My three courses', body: message }).toString().replaceAll('+', '%20')}`}
          >
            Open in email
          </a>
          <CopyButton text={() => message} label="Copy the message" className="quiet" />
        </>
      ) : null}
      <button type="button" className="quiet" onClick={startAgain}>
        Restore the sample
      </button>
    </>
  );
}
