import type { ReactNode } from 'react';

interface PhoneBarProps {
  /** The result in one or two short lines. */
  fact: ReactNode;
  /** Three actions; the middle one is the page's. */
  children: ReactNode;
}

/** The bar at the bottom of a phone: the main figures and three actions. The bar of the two floating buttons is below it. */
export function PhoneBar({ fact, children }: PhoneBarProps) {
  return (
    <div
      data-variant="demo"
      className="action-bar sticky bottom-(--dock) z-20 border-t border-line bg-paper px-(--gutter) pb-2.5 pt-2.5 lg:hidden"
    >
      <p className="flex min-h-11 flex-col justify-center  text-[.8125rem] leading-snug">{fact}</p>
      <div className="mt-1 grid grid-cols-[1fr_1.4fr_1fr] gap-2 *:!px-1">{children}</div>
    </div>
  );
}
