import type { KitGroup } from '#lib/look/kit-page.ts';

export const layout: KitGroup = {
  name: 'Layout',
  pages: [
    {
      path: '/ui/card',
      name: 'Card',
      purpose: 'Presents one item with its name in large type, as a link or with its actions.',
      instead: 'Three equal cards in a row don’t show what matters most. Use a list or one large tile.',
      standsOn: 'article with one link that covers the card',
      because:
        'The keyboard stops once and screen readers announce a short name; buttons lie above the link instead of inside it.',
      keys: [
        { press: 'Tab', does: 'Goes to the card’s link, then to its buttons' },
        { press: 'Enter', does: 'Opens the item' },
      ],
      spoken: 'You hear the name as a heading and a link, then the rest of the card.',
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
      purpose:
        'Shows the brand, the links and one action in a row. When space is short, the links move into a menu.',
      instead:
        'For a large site with groups of pages, use this site’s menu sheet. In an application, use the bar variant, which shows plain links in a row.',
      standsOn: 'nav, and a popover for the menu',
      because: 'The menu opens before any script has loaded, and Esc or a click outside closes it.',
      keys: [
        { press: 'Tab', does: 'Goes through the links, then to the action' },
        { press: 'Enter', does: 'Opens the menu when space is short' },
        { press: 'Esc', does: 'Closes it and returns the focus to its button' },
      ],
      spoken: 'You hear “Studio, navigation”, the links, and “current page” for the page you’re on.',
      components: [{ file: 'layout/navbar.tsx', name: 'Navbar' }],
      also: ['header', 'navigation', 'menu bar', 'top bar', 'hamburger'],
    },
    {
      path: '/ui/breadcrumb',
      name: 'Breadcrumb',
      purpose: 'Shows where the page sits in the site, with links to every level above it.',
      instead: 'Leave it out on pages directly below the home page, where it adds nothing.',
      standsOn: 'nav with an ordered list, and a popover',
      because: 'The list’s order carries the meaning. Search engines get the same list as structured data.',
      keys: [
        { press: 'Tab', does: 'Goes to the next level' },
        { press: 'Enter', does: 'Goes up to that page' },
        { press: 'Space', does: 'Opens the hidden levels in between' },
        { press: 'Esc', does: 'Closes them and returns the focus to the button' },
      ],
      spoken: 'You hear “Breadcrumb, navigation”, then the levels in order, the last one as “current page”.',
      components: [{ file: 'layout/breadcrumbs.tsx', name: 'Breadcrumbs' }],
      also: ['path', 'crumbs', 'trail', 'way back'],
    },
    {
      path: '/ui/utilities',
      name: 'Utilities',
      purpose:
        'Gives you the design tokens as classes, icons by name, animations, and an editor for trying out another look.',
      instead:
        'If you need something three times, make it a component. If a page always shows the same icon, import it.',
      standsOn: 'CSS variables read by Tailwind’s theme; lottie-web; Lucide icons in Iconify’s format',
      because:
        'A page can have its own theme: set other values on a wrapper. The animation player and the icons load shortly before they scroll into view.',
      keys: [
        { press: 'Arrow keys', does: 'Move a slider in the editor; the look changes with it' },
        { press: 'Space', does: 'Pauses or resumes an animation' },
        { press: 'Tab', does: 'Goes to the button that plays an animation which otherwise starts on hover' },
      ],
      spoken:
        'You hear an animation as an image with the name from its file, and its button says what it does to which animation. Icons without a label are skipped.',
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
