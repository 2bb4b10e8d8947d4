import type { KitGroup } from '#lib/kit-page.ts';

export const layout: KitGroup = {
  name: 'Layout',
  pages: [
    {
      path: '/ui/card',
      name: 'Card',
      purpose: 'A block of one hue that leads to one thing, with its name as the largest part.',
      instead: 'Three equal cards in a row say nothing about what matters. Use a list or one large tile.',
      standsOn: 'a inside a list item',
      because: 'The whole card is one link, so there is one stop for the keyboard and no nested targets.',
      keys: [{ press: 'Enter', does: 'Opens what it shows' }],
    },
    {
      path: '/ui/navbar',
      name: 'Navbar',
      purpose: 'Brand, five groups, search and one way to a conversation, on every page.',
      instead: 'Where people work, it becomes lower and the filled button an outlined one.',
      standsOn: 'nav with buttons that open a popover',
      because: 'The whole site opens as one sheet before any script has loaded.',
      keys: [
        { press: 'Enter', does: 'Opens the sheet' },
        { press: 'Esc', does: 'Shuts it, focus returns' },
      ],
    },
    {
      path: '/ui/breadcrumb',
      name: 'Breadcrumb',
      purpose: 'The way back up from a page that lies deep, ending with where one is.',
      instead: 'One level below the front page it says nothing. Leave it out there.',
      standsOn: 'nav with an ordered list',
      because: 'Order is the point. Search engines get the same list as data.',
      keys: [{ press: 'Enter', does: 'Goes up to that page' }],
    },
    {
      path: '/ui/utilities',
      name: 'Utilities',
      purpose: 'The tokens as classes: paper, ink, line, hues, radii. No other colour can be written.',
      instead: 'What occurs three times becomes a component. What occurs on one page stays a class.',
      standsOn: 'CSS variables, read by Tailwind’s theme',
      because:
        'A page can wear another theme by giving other values on a wrapper; nothing is compiled again.',
      keys: [],
    },
  ],
};
