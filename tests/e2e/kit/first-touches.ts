import { expect, type Locator } from '@playwright/test';

type See = (here: Locator) => Promise<void>;

/** A widget of the kit, and what it must have done in the end when it was the very first thing somebody touched. */
export interface FirstTouch {
  /** The page below /ui and its example. */
  at: [page: string, example: string];
  control: (here: Locator) => Locator;
  /** After a click or a tap; `mouse` where a phone does not show it. */
  hand?: See;
  mouse?: See;
  /** After a key. */
  key?: [key: string, see: See];
  /** After words were typed into it. */
  type?: [words: string, see: See];
  /** Which of these `npm test` tries; `npm run check:kit` tries them all. */
  smoke?: 'mouse' | 'hand' | 'key' | 'type';
}

const button = (name?: string | RegExp) => (here: Locator) => here.getByRole('button', { name }).first();
const shown =
  (part: (here: Locator) => Locator): See =>
  (here) =>
    expect(part(here)).toBeVisible();
const list = shown((here) => here.getByRole('listbox'));
const option = (name: string) => shown((here) => here.getByRole('option', { name }));
const says = (words: string | RegExp) => shown((here) => here.getByText(words).first());
const status =
  (words: string | RegExp): See =>
  (here) =>
    expect(here.getByRole('status').first()).toHaveText(words);
const dialog = shown((here) => here.locator('dialog:modal'));

const inForms: FirstTouch[] = [
  {
    at: ['forms', 'pick-one-of-many'],
    control: (here) => here.getByRole('combobox'),
    hand: list,
    key: ['ArrowDown', list],
    type: ['berl', option('Berlin')],
    smoke: 'type',
  },
  { at: ['forms', 'pick-one-of-many'], control: button(/^Show all/), hand: list },
  {
    at: ['forms', 'several-with-tags'],
    control: (here) => here.getByRole('combobox'),
    hand: list,
    key: ['ArrowDown', list],
    type: ['crm', option('Personal CRM')],
  },
  {
    at: ['forms', 'tree-of-trades'],
    control: button('Your trade'),
    hand: shown((here) => here.getByRole('tree')),
    key: ['Enter', shown((here) => here.getByRole('tree'))],
  },
  {
    at: ['forms', 'date-and-time'],
    control: button('Open the calendar'),
    hand: shown((here) => here.getByRole('grid')),
    key: ['Enter', shown((here) => here.getByRole('grid'))],
  },
  {
    at: ['forms', 'date-and-time'],
    control: (here) => here.getByLabel('Day of the call', { exact: true }),
    type: ['09/12/2026', (here) => expect(here.locator('[name=day]')).toHaveValue('2026-12-09')],
    smoke: 'type',
  },
  {
    at: ['forms', 'how-much'],
    control: (here) => here.getByLabel('Vans', { exact: true }),
    key: ['ArrowUp', (here) => expect(here.getByLabel('Vans', { exact: true })).toHaveValue('6')],
    type: ['12', (here) => expect(here.getByLabel('Vans', { exact: true })).toHaveValue('12')],
  },
  {
    at: ['forms', 'how-much'],
    control: button('Vans: more'),
    hand: (here) => expect(here.getByLabel('Vans', { exact: true })).toHaveValue('6'),
  },
  {
    at: ['forms', 'how-much'],
    control: (here) => here.getByRole('slider'),
    key: ['ArrowRight', (here) => expect(here.locator('output')).toHaveText('200 km')],
  },
  {
    at: ['forms', 'how-much'],
    control: (here) => here.getByRole('radio', { checked: true }),
    key: [
      'ArrowRight',
      (here) => expect(here.getByRole('radio', { checked: true })).toHaveAccessibleName(/^5 of 5/),
    ],
  },
  {
    at: ['forms', 'one-some-none'],
    control: (here) => here.getByRole('switch'),
    key: ['Space', (here) => expect(here.getByRole('switch')).not.toBeChecked()],
  },
  {
    at: ['forms', 'one-some-none'],
    control: (here) => here.getByText('The designer who would draw it'),
    hand: (here) => expect(here.getByLabel('The designer')).toBeChecked(),
  },
  {
    at: ['forms', 'one-some-none'],
    control: (here) => here.getByText('An hour'),
    hand: (here) => expect(here.getByLabel('An hour')).toBeChecked(),
  },
  {
    at: ['forms', 'masks'],
    control: (here) => here.getByLabel('Day of the event', { exact: true }),
    type: ['17112026', (here) => expect(here.getByLabel('Day of the event')).toHaveValue('17/11/2026')],
  },
  {
    at: ['forms', 'secret-and-code'],
    control: button('Show the password'),
    hand: (here) => expect(here.locator('[name=password]')).toHaveAttribute('type', 'text'),
  },
  {
    at: ['forms', 'secret-and-code'],
    control: (here) => here.locator('input[data-index]').first(),
    type: ['481516', status('481516 would be checked now.')],
  },
  {
    at: ['forms', 'steps-of-an-enquiry'],
    control: (here) => here.getByLabel('What breaks on Mondays?'),
    type: ['The van', (here) => expect(here.getByLabel('What breaks on Mondays?')).toHaveValue('The van')],
  },
];

const menu = shown((here) => here.getByRole('menu').first());
const mails = says('Tuesday 14:00 is yours');
const ascending: See = (here) =>
  expect(here.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort');

const elsewhere: FirstTouch[] = [
  {
    at: ['dropdowns', 'export-a-plan'],
    control: button('Export'),
    hand: menu,
    key: ['ArrowDown', menu],
    smoke: 'key',
  },
  { at: ['dropdowns', 'act-on-a-row'], control: button(), hand: menu, key: ['Enter', menu] },
  {
    at: ['tabs', 'one-booking'],
    control: (here) => here.getByRole('tab', { name: 'Emails' }),
    hand: mails,
  },
  {
    at: ['tabs', 'one-booking'],
    control: (here) => here.getByRole('tab', { name: 'The call' }),
    key: ['ArrowRight', mails],
    smoke: 'key',
  },
  { at: ['tables', 'sort-and-choose'], control: button('Name'), mouse: ascending, key: ['Enter', ascending] },
  {
    at: ['tables', 'sort-and-choose'],
    control: (here) => here.getByRole('searchbox'),
    type: ['no such thing', says('Try a shorter search')],
  },
  {
    at: ['tables', 'sort-and-choose'],
    control: (here) => here.getByRole('checkbox', { name: 'Choose Kask orchards, sample' }),
    hand: status('1 of 8 enquiries selected'),
    key: ['Space', status('1 of 8 enquiries selected')],
  },
  { at: ['toasts', 'take-it-back'], control: button('Archive'), hand: says('Nothing is waiting for us.') },
  {
    at: ['popovers', 'who-is-it'],
    control: button('Contact Noor'),
    hand: shown((here) => here.locator('#noor')),
    key: ['Enter', shown((here) => here.locator('#noor'))],
  },
  {
    at: ['tooltips', 'bare-icons'],
    control: button(),
    key: ['Shift', says('Fit the round into view')],
  },
  {
    at: ['carousel', 'one-at-a-time'],
    control: button('Next'),
    hand: status('2 of 5'),
    key: ['Enter', status('2 of 5')],
  },
  {
    at: ['carousel', 'one-at-a-time'],
    control: (here) => here.getByRole('list'),
    key: ['End', status('5 of 5')],
  },
  {
    at: ['image-comparison-slider', 'light-and-dark'],
    control: (here) => here.getByRole('slider'),
    key: [
      'Home',
      (here) => expect(here.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Light 0 percent/),
    ],
  },
  {
    at: ['buttons', 'heard-and-working'],
    control: button(),
    hand: (here) => expect(here.getByRole('button')).toHaveAttribute('aria-busy', 'true'),
  },
  {
    at: ['buttons-group', 'tools-of-a-map'],
    control: button('Measure'),
    hand: (here) => expect(button('Measure')(here)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    at: ['buttons-group', 'tools-of-a-map'],
    control: button(),
    key: ['ArrowRight', (here) => expect(here.getByRole('button').nth(1)).toBeFocused()],
  },
  { at: ['alerts', 'can-be-dismissed'], control: button(), hand: shown(button('Show it again')) },
  {
    at: ['pills', 'filter-the-work'],
    control: (here) => here.getByRole('checkbox', { name: /Learning/ }),
    hand: status('7 case studies'),
  },
  {
    at: ['pills', 'what-holds'],
    control: button('Clear all'),
    hand: says('All 41 sample invoices are shown.'),
  },
  {
    at: ['collapse', 'open-from-outside'],
    control: button(),
    hand: (here) => expect(here.locator('details')).toHaveAttribute('open'),
  },
  {
    at: ['accordion', 'three-answers'],
    control: (here) => here.locator('summary').nth(1),
    hand: (here) => expect(here.locator('details').nth(1)).toHaveAttribute('open'),
  },
  { at: ['modal', 'move-a-call'], control: button(), hand: dialog, key: ['Enter', dialog], smoke: 'mouse' },
  { at: ['offcanvas', 'filters'], control: button(), hand: dialog, key: ['Enter', dialog], smoke: 'hand' },
  {
    at: ['video-popup', 'poster-that-opens'],
    control: button(),
    hand: shown((here) => here.locator('video')),
  },
  {
    at: ['placeholders', 'a-card-arrives'],
    control: button('Show the content'),
    hand: shown((here) => here.getByRole('heading')),
  },
  {
    at: ['steps', 'back-and-forth'],
    control: button('Import'),
    hand: (here) => expect(here.locator('[aria-current=step]')).toContainText('Import'),
  },
  {
    at: ['portfolio-components', 'chosen-by-trade'],
    control: (here) => here.getByRole('radio', { name: 'All' }),
    key: ['ArrowRight', (here) => expect(here.getByRole('status')).not.toHaveText('9 of 9 case studies')],
  },
  { at: ['list-group', 'devices'], control: button(), hand: says('Signed out') },
  { at: ['card', 'with-actions'], control: button('Hold a seat'), hand: says('Seat held') },
];

export const firstTouches: readonly FirstTouch[] = [...inForms, ...elsewhere];
