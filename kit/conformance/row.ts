import type { ReactElement } from 'react';

/** One component with the least it needs, to try what every component promises. */
export interface ConformanceRow {
  /** Its file under `ui/` and its exported name, as a page of the kit names them. */
  component: `${string} ${string}`;
  part: (id: string) => ReactElement;
  /** What it has to stand in. */
  around?: (part: ReactElement, id: string) => ReactElement;
  /** What a form sends with it. */
  sends?: Readonly<Record<string, string>>;
  /** Whether it can be switched off. */
  canBeDisabled?: true;
  /** It is a form itself and can't stand in one. */
  isForm?: true;
  /** The button that brings it into the page. */
  opensBy?: string;
  /** Why its parts stay where they are when the text runs from right to left. */
  unmirrored?: string;
}
