import { useId, useState } from 'react';
import { ScreenHeading } from '../../parts/phone.tsx';
import { type Size, sizes } from '../kept-letters.ts';
import { words } from '../words.ts';
import type { ScreenProps } from './screen.ts';

const sizeNames: Readonly<Record<Size, string>> = { normal: 'Normal', large: 'Large', largest: 'Largest' };

/** How large letters are, how dates are written, and how the app reads. */
export function Settings({ letters }: ScreenProps) {
  const { kept, set, startAgain } = letters;
  const [said, setSaid] = useState('');
  const id = useId();
  return (
    <>
      <ScreenHeading>Settings</ScreenHeading>
      <fieldset className="choices across">
        <legend>Size of text</legend>
        {sizes.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name={`${id}-size`}
              checked={kept.size === size}
              onChange={() => set({ size })}
            />
            <span>{sizeNames[size]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>03/04/2027 is</legend>
        {([false, true] as const).map((monthFirst) => (
          <label key={String(monthFirst)}>
            <input
              type="radio"
              name={`${id}-order`}
              checked={kept.monthFirst === monthFirst}
              onChange={() => set({ monthFirst })}
            />
            <span>{monthFirst ? '4 March, as in the United States' : '3 April, as in Britain'}</span>
          </label>
        ))}
      </fieldset>
      <h3>{words.limits.heading}</h3>
      <p>{words.limits.reads}</p>
      <ul className="leaves">
        {words.limits.leaves.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <button
        type="button"
        className="outlined"
        onClick={() => {
          startAgain();
          setSaid(
            'Your letters, questions and replies are gone from this browser. The four samples are back.',
          );
        }}
      >
        Forget everything
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </>
  );
}
