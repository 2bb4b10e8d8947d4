import type { ReactNode } from 'react';
import type { Hue } from '#lib/look/hue.ts';

// Without lilac, the application’s own colour, on which faces stand.
const hues: readonly Hue[] = ['sun', 'mint', 'coral', 'sky', 'pink', 'lime'];

const hairs: readonly ReactNode[] = [
  <path key="short" d="M12 20c-1-8 3-12 10-12s11 4 10 12c-1-4-3-6-5-6-4 1-9 0-11-1-2 2-3 4-4 7Z" />,
  <path
    key="long"
    d="M11 31c-2-14 0-23 11-23s13 9 11 23c-2 1-4 1-5 0 2-6 1-12-1-16-4 2-8 1-11-1-2 4-2 11 0 17-1 1-3 1-5 0Z"
  />,
  <path
    key="curls"
    d="M11 21a4 4 0 0 1 0-7 5 5 0 0 1 6-6 6 6 0 0 1 10 0 5 5 0 0 1 6 6 4 4 0 0 1 0 7c-1-3-2-5-4-6-5 1-9 1-14 0-2 1-3 3-4 6Z"
  />,
  <path key="bun" d="M19 6a3.4 3.4 0 1 1 6 0c5 2 8 6 7 14-2-5-5-7-10-7s-8 2-10 7c-1-8 2-12 7-14Z" />,
  <path key="fringe" d="M11 26c-1-12 2-18 11-18s12 6 11 18l-3-9c-5 1-11 0-16-1Z" />,
  <path
    key="scarf"
    d="M10 33C8 16 12 7 22 7s14 9 12 26c-3 4-5 5-7 6 3-5 5-9 5-14 0-7-4-11-10-11s-10 4-10 11c0 5 2 9 5 14-3-1-5-3-7-6Z"
  />,
  <path key="crop" d="M12.5 19c0-8 4-11 9.5-11s9.5 3 9.5 11c-1-3-2-5-3-6-4 1-9 1-13 0-1 1-2 3-3 6Z" />,
];

const numberOf = (text: string) => {
  let number = 7;
  for (const sign of text) number = (Math.imul(number, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return number;
};

interface PersonFaceProps {
  name: string;
  className?: string;
  /** Without colour, for somebody who is not there. */
  faint?: boolean;
}

/** A drawn face for a made-up person, always the same for the same name. The name itself is shown beside it. */
export function PersonFace({ name, className = 'size-11', faint = false }: PersonFaceProps) {
  const number = numberOf(name);
  const hue: Hue = hues[number % hues.length] ?? 'sun';
  return (
    <span
      aria-hidden="true"
      data-hue={hue}
      className={`inline-block shrink-0 overflow-hidden rounded-full text-ink-light ${faint ? 'bg-selected opacity-65 grayscale' : 'bg-hue'} ${className}`}
    >
      <svg viewBox="0 0 44 44" className="size-full" aria-hidden="true" focusable="false">
        <path
          d="M6 46c1-9 7-12 16-12s15 3 16 12Z"
          fill="currentColor"
          opacity={(number >> 4) % 2 ? 0.92 : 0.3}
        />
        <path d="M18 28h8v7c-2 3-6 3-8 0Z" className="fill-white" stroke="currentColor" strokeWidth="1" />
        <path
          d="M13 20c0-7 3-11 9-11s9 4 9 11c0 8-4 13-9 13s-9-5-9-13Z"
          className="fill-white"
          stroke="currentColor"
          strokeWidth="1.1"
        />
        <g fill="currentColor">{hairs[(number >> 6) % hairs.length]}</g>
        <g fill="currentColor">
          <circle cx="18.3" cy="21.5" r="1.15" />
          <circle cx="25.7" cy="21.5" r="1.15" />
        </g>
        <g fill="none" stroke="currentColor" strokeWidth="1.1" strokeLinecap="round">
          <path d={(number >> 9) % 2 ? 'M19 28c2 1.6 4 1.6 6 0' : 'M19.4 28.4c1.6.6 3.6.6 5.2-.4'} />
          {(number >> 11) % 4 === 0 ? (
            <path d="M15 21.5a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0m6.6-.4c.5-.4 1-.4 1.4 0m-.6.4a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0" />
          ) : null}
        </g>
      </svg>
    </span>
  );
}
