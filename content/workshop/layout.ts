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
      purpose:
        'The tokens as classes, icons by name, animations, and an editor that tries another look on them all.',
      instead:
        'What occurs three times becomes a component. An icon that a page knows beforehand is imported, not asked for.',
      standsOn: 'CSS variables, read by Tailwind’s theme; lottie-web; Lucide in Iconify’s form',
      because:
        'A page can wear another theme by giving other values on a wrapper. Player and icons come when they are near.',
      keys: [
        { press: 'Arrow keys', does: 'Change a slider of the editor, and the look with it' },
        { press: 'Space', does: 'Pauses an animation, or lets it go on' },
        { press: 'Tab', does: 'Finds the button of an animation that otherwise waits for the pointer' },
      ],
      spoken:
        'An animation is an image with the name in its file; its button says what it does to which. An icon without a label is silent.',
      components: [
        { file: 'animation/animation.tsx', name: 'Animation' },
        { file: 'icons/icon.tsx', name: 'Icon' },
      ],
      also: [
        'tokens',
        'theme',
        'theme editor',
        'colours',
        'contrast',
        'radius',
        'spacing',
        'lottie',
        'animation',
        'motion',
        'icon',
        'iconify',
        'lucide',
        'helpers',
        'classes',
      ],
    },
  ],
};
