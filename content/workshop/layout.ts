import type { KitGroup } from '#lib/look/kit-page.ts';

export const layout: KitGroup = {
  name: 'Layout',
  pages: [
    {
      path: '/ui/card',
      name: 'Card',
      purpose:
        'One thing with its name as the largest part: to be followed, or with what can be done with it.',
      instead: 'Three equal cards in a row say nothing about what matters. Use a list or one large tile.',
      standsOn: 'article with one link whose reach is the card',
      because:
        'One stop for the keyboard and a short name by ear; buttons lie above the link, not inside it.',
      keys: [
        { press: 'Tab', does: 'Goes to its link, then to its buttons' },
        { press: 'Enter', does: 'Opens what it shows' },
      ],
      spoken: 'The name as a heading and a link. What else stands on the card is read after it.',
      components: [
        { file: 'layout/card.tsx', name: 'Card' },
        { file: 'layout/card.tsx', name: 'CardTitle' },
        { file: 'layout/card.tsx', name: 'CardMedia' },
        { file: 'layout/card.tsx', name: 'CardFacts' },
        { file: 'layout/card.tsx', name: 'CardActions' },
        { file: 'layout/object-tile.tsx', name: 'ObjectTile' },
      ],
      also: ['tile', 'panel', 'box', 'teaser', 'media card'],
    },
    {
      path: '/ui/navbar',
      name: 'Navbar',
      purpose: 'Brand, links and one action on one line; in a narrow place the links move into a menu.',
      instead:
        'For a whole site of groups use this site’s sheet. Where people work, set it on a line and fill nothing.',
      standsOn: 'nav, and a popover for the menu',
      because: 'The menu opens before any script has loaded, and Esc and a press beside it shut it.',
      keys: [
        { press: 'Tab', does: 'Goes along the links, then to the action' },
        { press: 'Enter', does: 'Opens the menu in a narrow place' },
        { press: 'Esc', does: 'Shuts it, focus returns to its button' },
      ],
      spoken: '“Studio, navigation”, the links, and “current page” where one is.',
      components: [{ file: 'layout/navbar.tsx', name: 'Navbar' }],
      also: ['header', 'navigation', 'menu bar', 'top bar', 'hamburger'],
    },
    {
      path: '/ui/breadcrumb',
      name: 'Breadcrumb',
      purpose: 'The way back up from a page that lies deep, ending with where one is.',
      instead: 'One level below the front page it says nothing. Leave it out there.',
      standsOn: 'nav with an ordered list, and a popover',
      because: 'Order is the point. Search engines get the same list as data.',
      keys: [
        { press: 'Tab', does: 'Goes to the next level' },
        { press: 'Enter', does: 'Goes up to that page' },
        { press: 'Space', does: 'Opens the levels between' },
        { press: 'Esc', does: 'Shuts them, focus returns to the button' },
      ],
      spoken: '“Breadcrumb, navigation”, the levels in order, the last one as “current page”.',
      components: [{ file: 'layout/breadcrumbs.tsx', name: 'Breadcrumbs' }],
      also: ['path', 'crumbs', 'trail', 'way back'],
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
