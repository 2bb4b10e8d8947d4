import type { ReactNode } from 'react';
import { looks } from './looks.ts';

/** Stands where rows would stand. */
export function InsteadOfRows({ cells, children }: { cells: number; children: ReactNode }) {
  return (
    <tbody className={looks.body}>
      <tr className="@max-[36rem]:block">
        <td colSpan={cells} className="p-5 @max-[36rem]:block @max-[36rem]:p-4">
          {children}
        </td>
      </tr>
    </tbody>
  );
}

const bars = ['w-3/5', 'w-4/5', 'w-2/5', 'w-1/2', 'w-3/4', 'w-1/3'];

/** Rows that keep the room of those still on their way. */
export function WaitingRows({ cells, count = 6 }: { cells: number; count?: number }) {
  return (
    // One thing that pulses, and for four seconds: each bar would be a layer of its own, and be drawn for ever.
    <tbody
      aria-hidden="true"
      className={`animate-pulse [animation-iteration-count:2] motion-reduce:animate-none ${looks.body}`}
    >
      {Array.from({ length: count }, (_, row) => (
        <tr
          key={bars[row % bars.length]}
          className="h-11 @max-[36rem]:flex @max-[36rem]:h-17 @max-[36rem]:items-center @max-[36rem]:gap-4 @max-[36rem]:px-4"
        >
          {Array.from({ length: cells }, (_, cell) => (
            <td
              key={bars[cell % bars.length]}
              className="border-b border-line px-3 first:ps-5 last:pe-5 @max-[36rem]:flex-1 @max-[36rem]:border-0 @max-[36rem]:p-0 @max-[36rem]:nth-[n+3]:hidden"
            >
              <span className={`block h-3 rounded-full bg-line ${bars[(row + cell) % bars.length]}`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
