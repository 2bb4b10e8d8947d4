import type { ReactNode } from 'react';

/** The quiet line of a miniature: what just happened. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="min-h-12 text-[.9375rem] text-mute">
      {children}
    </p>
  );
}

/** A line in a small list, with a button at its end. */
export function Line({ children, end }: { children: ReactNode; end?: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1 text-[.9375rem]">
      <span className="min-w-0">{children}</span>
      {end}
    </li>
  );
}

/** A small action at the end of a line. */
export function Small({
  onClick,
  children,
  label,
}: {
  onClick: () => void;
  children: ReactNode;
  label?: string;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="min-h-11 shrink-0 rounded-full px-3 text-sm font-medium underline underline-offset-4 hover:bg-selected"
    >
      {children}
    </button>
  );
}
