import type { LogLine } from './log-lines.ts';

/** One line: when, how bad, who, and what. */
export function LineRow({ line }: { line: LogLine }) {
  return (
    <>
      <time>{line.at || '--'}</time>
      <b>{line.level}</b>
      <i>{line.service}</i>
      <p>{line.text}</p>
    </>
  );
}
