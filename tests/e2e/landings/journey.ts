import type { Locator, Page } from '@playwright/test';

/** How a person reaches a control. */
export type Hand = 'mouse' | 'keys' | 'touch';

/** Presses a control with the hand that is tried: a click, Enter on what has the focus, or a tap. */
export type Press = (control: Locator) => Promise<void>;

/** What is true of one landing's centrepiece, told as things that a visitor does and sees. */
export interface LandingJourney {
  path: string;
  /** Names the landing's folder and class. */
  slug: string;
  /** Gives input of its own and expects another result; `by` where the hand makes a difference. */
  use: (centre: Locator, press: Press, by: Hand) => Promise<void>;
  /** Gives wrong input and expects a helpful answer, with what was typed still there. */
  mistake: (centre: Locator, press: Press) => Promise<void>;
  /** Expects, after `use` and a reload, that the result is still there; or takes it away by a download or a copy. */
  keep: (centre: Locator, page: Page) => Promise<void>;
}
