import type { ReactNode } from 'react';

interface StoryRowProps {
  children: ReactNode;
  /** What stands beside the text; on a phone below it. */
  beside?: ReactNode;
  /** On the left of the text. */
  first?: boolean;
}

/** Text over the wider part of the page and something beside it. */
export function StoryRow({ children, beside, first = false }: StoryRowProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-6 gap-y-12 pt-16 lg:grid-cols-12 lg:pt-24">
      <div
        className={`grid min-w-0 grid-cols-1 content-center gap-16 lg:col-span-7 lg:gap-20 ${first ? 'lg:order-2 lg:col-start-6' : ''}`}
      >
        {children}
      </div>
      {beside ? (
        <div
          className={`min-w-0 self-center ${first ? 'lg:col-span-4 lg:col-start-1 lg:row-start-1' : 'lg:col-span-4 lg:col-start-9'}`}
        >
          {beside}
        </div>
      ) : null}
    </div>
  );
}

/** Something over the whole width of the page. */
export const StoryWide = ({ children }: { children: ReactNode }) => (
  <div className="wrap grid grid-cols-1 gap-16 pt-16 lg:gap-22 lg:pt-24">{children}</div>
);
