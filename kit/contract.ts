import type { Locator, Page } from '@playwright/test';

/** A page of the kit in a browser, alive. */
export interface ShownKitPage {
  page: Page;
  /** The canvas of the example in this file. */
  example: (file: string) => Locator;
}

/** What a page of the kit promises to keyboards and to axe; `contract.ts` in the page's folder exports one. */
export interface KitContract {
  /** Presses a documented key and looks at what happened: one entry a row of the page's table, named as there. */
  keys: Record<string, (shown: ShownKitPage) => Promise<void>>;
  /** Brings about a state that is not seen at load, which axe then looks at in both themes. */
  open?: Record<string, (shown: ShownKitPage) => Promise<void>>;
}
