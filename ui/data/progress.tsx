import { type ComponentProps, type ReactNode, useId } from 'react';

interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children' | 'value'> {
  /** What is being done, such as “Reading pages”. */
  label: ReactNode;
  /** How much is done; leave it out while that is unknown, and the bar will be hatched. */
  value?: number;
  max?: number;
  /** The progress in words, such as “126 of 165 pages”. If left out, the percentage is shown. */
  said?: string;
}

const bar =
  'h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-selected text-ink [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-(--panel)';
// Hatched instead of moving, so that it makes sense without motion too.
const unknown =
  'indeterminate:animate-pulse indeterminate:bg-[repeating-linear-gradient(115deg,var(--ink)_0_6px,transparent_6px_14px)] motion-reduce:indeterminate:animate-none';

/** Shows how much of a task is done, or that it is still running. */
export function Progress({ label, value, max = 100, said, className = '', ...rest }: ProgressProps) {
  const id = useId();
  const share = value === undefined ? undefined : `${Math.round((value / max) * 100)}%`;
  return (
    <div className={`grid gap-2 ${className}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <label htmlFor={id} className="font-[540]">
          {label}
        </label>
        <span className="mono-label text-mute">{said ?? share}</span>
      </div>
      <progress id={id} value={value} max={max} className={`${bar} ${unknown}`} {...rest}>
        {said ?? share}
      </progress>
    </div>
  );
}
