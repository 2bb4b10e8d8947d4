import { pages } from './page.ts';

export const workshops = [
  ...pages({ kind: 'workshop', view: 'workshop', area: 'ui-kit' }, [
    {
      path: '/ui/typography',
      label: 'Typography',
      title: 'Typography in the interface kit',
      description:
        'Four faces with one task each, and a wrapper that sets running text without a class inside.',
    },
    {
      path: '/ui/code',
      label: 'Code',
      title: 'Code: files, changes and terminals',
      description:
        'A piece of a real file with its path, what changed in it, and what is typed in a terminal.',
    },
    {
      path: '/ui/images',
      label: 'Images',
      title: 'Images: figures, frames and zoom',
      description:
        'A picture in the width the screen needs, its place kept before it loads, with caption, ratio and a dark twin.',
    },
    {
      path: '/ui/tables',
      label: 'Tables',
      title: 'Tables: sort, choose and scroll 100,000 rows',
      description:
        'Things of one kind with the same facts, to be compared down a column, from three to a hundred thousand.',
    },
    {
      path: '/ui/accordion',
      label: 'Accordion',
      title: 'Accordion: one part open at a time',
      description: 'Several parts of which one at most is open, for answers that few read all of.',
    },
    {
      path: '/ui/alerts',
      label: 'Alerts',
      title: 'Alerts: told where it matters',
      description:
        'What went wrong or needs care, where it matters: what happened, what was kept, what to do.',
    },
    {
      path: '/ui/audio-player',
      label: 'Audio player',
      title: 'Audio player that draws its sound',
      description:
        'Plays a recording, draws its sound, goes to any place in it, and keeps the place when asked.',
    },
    {
      path: '/ui/badges',
      label: 'Badges',
      title: 'Badges: a word with a sign and a colour',
      description:
        'How a thing stands: a word with a sign and a colour, small enough for a table. And how many wait.',
    },
    {
      path: '/ui/blog-components',
      label: 'Blog components',
      title: 'Blog components: the parts of a post',
      description:
        'The parts of a journal post: head with date, contents, figure, note in the margin, next posts.',
    },
    {
      path: '/ui/breadcrumb',
      label: 'Breadcrumb',
      title: 'Breadcrumb: the way back up, folded when long',
      description:
        'The way back up from a page that lies deep, ending with where one is. With its keyboard and what it stands on.',
    },
    {
      path: '/ui/buttons',
      label: 'Buttons',
      title: 'Buttons and links that look like them',
      description: 'Something a person does here and now. One filled button a page; it says the result.',
    },
    {
      path: '/ui/buttons-group',
      label: 'Buttons group',
      title: 'Buttons group: radios and a toolbar',
      description:
        'Two to four choices side by side of which one holds, or attached buttons that act on one thing.',
    },
    {
      path: '/ui/card',
      label: 'Card',
      title: 'Card: one link whose reach is the card',
      description:
        'One thing with its name as the largest part: to be followed, or with what can be done with it.',
    },
    {
      path: '/ui/carousel',
      label: 'Carousel',
      title: 'Carousel: a list that scrolls and snaps',
      description: 'A row of equals that is wider than the screen and is drawn along by hand.',
    },
    {
      path: '/ui/collapse',
      label: 'Collapse',
      title: 'Collapse: one part that folds away',
      description: 'One part that can be folded away, such as notes, sources or the rest of a list.',
    },
    {
      path: '/ui/dropdowns',
      label: 'Dropdowns',
      title: 'Dropdowns: a short list of actions',
      description:
        'A button that opens a short list of actions on the thing beside it. With its keyboard and what it stands on.',
    },
    {
      path: '/ui/forms',
      label: 'Forms',
      title: 'Forms: every field, from text to tree',
      description:
        'Twenty kinds of field in one frame: text, masks, dates, lists, trees, files, steps. Checked by the browser first.',
    },
    {
      path: '/ui/gallery',
      label: 'Gallery',
      title: 'Gallery with a lightbox',
      description:
        'Several pictures of one thing, opened large: zoom, swipe, keys, captions, and links without scripts.',
    },
    {
      path: '/ui/image-comparison-slider',
      label: 'Image comparison slider',
      title: 'Image comparison slider in the interface kit',
      description: 'Two pictures of the same place, before and after, with an edge to draw across.',
    },
    {
      path: '/ui/input-group',
      label: 'Input group',
      title: 'Input group: a field with its unit or button',
      description:
        'A field with what belongs to it: a sign before it, a unit behind it, a button at its end.',
    },
    {
      path: '/ui/list-group',
      label: 'List group',
      title: 'List group: rows to follow, act on or choose',
      description:
        'Rows of one kind under one another: to follow, to act on, or to choose from, each with a name and one fact.',
    },
    {
      path: '/ui/modal',
      label: 'Modal',
      title: 'Modal: a question that comes first',
      description:
        'A question that has to be answered before anything else can go on. With its keyboard and what it stands on.',
    },
    {
      path: '/ui/navbar',
      label: 'Navbar',
      title: 'Navbar: links that move into a popover',
      description: 'Brand, links and one action on one line; in a narrow place the links move into a menu.',
    },
    {
      path: '/ui/offcanvas',
      label: 'Offcanvas',
      title: 'Offcanvas: a sheet from the edge',
      description: 'A sheet from the edge: filters on a phone, the rail of a desk, one thing to change.',
    },
    {
      path: '/ui/pagination',
      label: 'Pagination',
      title: 'Pagination: steps through a long list',
      description: 'Steps through a long list of results, with a place one can come back to.',
    },
    {
      path: '/ui/parallax',
      label: 'Parallax',
      title: 'Parallax: pictures that lag behind the page',
      description: 'A picture that moves a little slower than the page, for depth on one screen.',
    },
    {
      path: '/ui/pills',
      label: 'Pills',
      title: 'Pills: filters to switch on and off',
      description:
        'Filters that are on or off, several at once, in one row; and what holds, to be taken off.',
    },
    {
      path: '/ui/placeholders',
      label: 'Placeholders',
      title: 'Placeholders: the layout without its words',
      description: 'Keeps the room of what is still loading, so that nothing jumps when it arrives.',
    },
    {
      path: '/ui/popovers',
      label: 'Popovers',
      title: 'Popovers: a small panel beside its button',
      description: 'A small panel beside the thing it explains, with text, links or a field.',
    },
    {
      path: '/ui/portfolio-components',
      label: 'Portfolio components',
      title: 'Portfolio components: tiles, devices, results',
      description:
        'Parts that show work: tiles with the thing’s own screen, a choice by trade, devices and measured results.',
    },
    {
      path: '/ui/pricing',
      label: 'Pricing',
      title: 'Pricing in the kit: plans and a comparison',
      description: 'Ways of charging, each with the way out of it, and what differs in rows of one table.',
    },
    {
      path: '/ui/progressbar',
      label: 'Progressbar',
      title: 'Progress bar: how much is done',
      description:
        'How much of a known amount is done, what a long work has behind it, and how full something is.',
    },
    {
      path: '/ui/social-buttons',
      label: 'Social buttons',
      title: 'Social buttons and share links',
      description:
        'Ways to the same people elsewhere, and a way to pass this page on. With its keyboard and what it stands on.',
    },
    {
      path: '/ui/spinners',
      label: 'Spinners',
      title: 'Spinners that appear after 300 ms, with words',
      description:
        'Says that an answer is on its way, once the wait is long enough to be noticed, and in words.',
    },
    {
      path: '/ui/steps',
      label: 'Steps',
      title: 'Steps: where you are in a task',
      description: 'Shows where one is in a task of three to five parts, and what is done.',
    },
    {
      path: '/ui/tabs',
      label: 'Tabs',
      title: 'Tabs: several views, one at a time',
      description:
        'Two to five views of the same thing, of which one is seen. With its keyboard and what it stands on.',
    },
    {
      path: '/ui/team',
      label: 'Team',
      title: 'Team: roles by what they decide',
      description:
        'Who decides what: a role, its decision, and what it leaves behind. With its keyboard and what it stands on.',
    },
    {
      path: '/ui/testimonial',
      label: 'Testimonial',
      title: 'Testimonial: a figure, its quote and caption',
      description: 'A sentence that a named client has said and allowed, with a way to check it.',
    },
    {
      path: '/ui/toasts',
      label: 'Toasts',
      title: 'Toasts: what has just happened, with undo',
      description: 'Says that something asked for has happened, and offers to take it back.',
    },
    {
      path: '/ui/tooltips',
      label: 'Tooltips',
      title: 'Tooltips: names for icons',
      description: 'The name of a control that shows only an icon, or a little more about one.',
    },
    {
      path: '/ui/video-popup',
      label: 'Video popup',
      title: 'Video popup: a film shown large',
      description:
        'A film that is asked for, large, with everything else dark. With its keyboard and what it stands on.',
    },
    {
      path: '/ui/utilities',
      label: 'Utilities',
      title: 'Utilities: tokens, icons, motion, theme editor',
      description:
        'The tokens as classes, icons by name at run time, Lottie animations that can be paused, and an editor that tries another look.',
    },
  ]),
];
