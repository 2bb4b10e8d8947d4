import type { Locator, Page } from '@playwright/test';

/** A hydrated kit page in a browser. */
export interface ShownKitPage {
  page: Page;
  /** The canvas of the example in this file. */
  example: (file: string) => Locator;
}

/** The keys and states that a kit page documents; `contract.ts` in the page's folder exports one. */
export interface KitContract {
  /** Presses a documented key and checks what happened: one entry for each row of the page's table, with the same name. */
  keys: Record<string, (shown: ShownKitPage) => Promise<void>>;
  /** Brings about a state that isn't visible on load, which axe then checks in both themes. */
  open?: Record<string, (shown: ShownKitPage) => Promise<void>>;
}
