import type { Locator } from '@playwright/test';
import { phone } from '../page.ts';

/** The same steps, by a mouse at a desk and by touch on a phone. */
export const hands = [
  { where: 'at a desk', options: {}, press: (part: Locator) => part.click() },
  { where: 'on a phone', options: phone, press: (part: Locator) => part.tap() },
] as const;
