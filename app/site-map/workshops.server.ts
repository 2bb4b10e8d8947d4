import { pages } from './page.ts';

export const workshops = [
  ...pages({ kind: 'workshop', view: 'kit-start', area: 'ui-kit', beyond: true }, [
    {
      path: '/ui',
      label: 'Interface kit',
      title: 'The interface kit: take a component with you',
      description:
        'Every component this site is built from, with its tokens, its tests and a command that copies it into your project.',
    },
  ]),
  ...pages({ kind: 'workshop', view: 'workshop', area: 'ui-kit' }, [
    {
      path: '/ui/typography',
      label: 'Typography',
      title: 'Typography in the interface kit',
      description:
        'Gives you four typefaces with one job each, and a wrapper that styles running text without any classes inside it.',
    },
    {
      path: '/ui/code',
      label: 'Code',
      title: 'Code: files, changes and terminals',
      description: 'Shows part of a real file with its path, a change in it, or commands for a terminal.',
    },
    {
      path: '/ui/images',
      label: 'Images',
      title: 'Images: figures, frames and zoom',
      description:
        'Shows a picture at the width the screen needs, reserves its space while it loads, and adds a caption and a dark version.',
    },
    {
      path: '/ui/tables',
      label: 'Tables',
      title: 'Tables: sort, choose and scroll 100,000 rows',
      description:
        'Lists three to a hundred thousand items with the same details, so people can compare them column by column.',
    },
    {
      path: '/ui/accordion',
      label: 'Accordion',
      title: 'Accordion: one part open at a time',
      description:
        'Folds several sections away so that only one is open at a time. It suits answers that few people read in full.',
    },
    {
      path: '/ui/alerts',
      label: 'Alerts',
      title: 'Alerts: messages where they matter',
      description:
        'Says what went wrong or needs attention, next to the place it concerns: what happened, what was kept and what to do.',
    },
    {
      path: '/ui/audio-player',
      label: 'Audio player',
      title: 'Audio player with a waveform',
      description:
        'Plays a recording with its waveform, lets people jump to any point, and can remember where they stopped.',
    },
    {
      path: '/ui/badges',
      label: 'Badges',
      title: 'Badges: a status in one word',
      description:
        'Shows the status of an item as a word with an icon and a colour, small enough for a table, or counts what is waiting.',
    },
    {
      path: '/ui/blog-components',
      label: 'Blog components',
      title: 'Blog components: everything a post needs',
      description:
        'Provides the parts of a journal post: the heading with its date, the contents, figures, margin notes and next posts.',
    },
    {
      path: '/ui/breadcrumb',
      label: 'Breadcrumb',
      title: 'Breadcrumb: links to the levels above, folded when long',
      description:
        'Shows where the page sits in the site, with links to every level above it. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/buttons',
      label: 'Buttons',
      title: 'Buttons and links that look like them',
      description:
        'Starts an action on the current page. Use only one filled button per page, and name the result on it.',
    },
    {
      path: '/ui/buttons-group',
      label: 'Buttons group',
      title: 'Buttons group: radios and a toolbar',
      description:
        'Offers two to four options side by side, or joins buttons that act on the same thing in one row.',
    },
    {
      path: '/ui/card',
      label: 'Card',
      title: 'Card: one link that covers the whole card',
      description: 'Presents one item with its name in large type, as a link or with its actions.',
    },
    {
      path: '/ui/carousel',
      label: 'Carousel',
      title: 'Carousel: a list that scrolls and snaps',
      description: 'Shows a row of similar items that is wider than the screen and scrolls sideways.',
    },
    {
      path: '/ui/collapse',
      label: 'Collapse',
      title: 'Collapse: one part that folds away',
      description: 'Folds away one section of a page, such as notes, sources or the rest of a list.',
    },
    {
      path: '/ui/dropdowns',
      label: 'Dropdowns',
      title: 'Dropdowns: a short list of actions',
      description:
        'Opens a short list of actions for the item beside the button. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/forms',
      label: 'Forms',
      title: 'Forms: every field, from text to tree',
      description:
        'Twenty kinds of field share one layout: text, masks, dates, lists, trees, files and steps. The browser checks them first.',
    },
    {
      path: '/ui/gallery',
      label: 'Gallery',
      title: 'Gallery with a lightbox',
      description:
        'Shows several pictures of the same thing that people can enlarge, zoom and swipe through. Without scripts they are links.',
    },
    {
      path: '/ui/image-comparison-slider',
      label: 'Image comparison slider',
      title: 'Image comparison slider in the interface kit',
      description:
        'Compares two pictures of the same thing, before and after, with a divider people can drag.',
    },
    {
      path: '/ui/input-group',
      label: 'Input group',
      title: 'Input group: a field with its unit or button',
      description:
        'Joins a field and its symbol, unit or button in one frame. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/list-group',
      label: 'List group',
      title: 'List group: rows to open, act on or choose',
      description:
        'Lists similar items in rows, each with a name and one detail, that people can open, act on or choose from.',
    },
    {
      path: '/ui/modal',
      label: 'Modal',
      title: 'Modal: a question to answer first',
      description:
        'Asks a question that people have to answer before they can continue. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/navbar',
      label: 'Navbar',
      title: 'Navbar: links that move into a popover',
      description:
        'Shows the brand, the links and one action in a row. When space is short, the links move into a menu.',
    },
    {
      path: '/ui/offcanvas',
      label: 'Offcanvas',
      title: 'Offcanvas: a panel from the edge',
      description:
        'Slides a panel in from the edge of the screen: filters on a phone, a sidebar, or one item to edit.',
    },
    {
      path: '/ui/pagination',
      label: 'Pagination',
      title: 'Pagination: pages of a long list',
      description: 'Splits a long list of results into pages, each with an address people can return to.',
    },
    {
      path: '/ui/parallax',
      label: 'Parallax',
      title: 'Parallax: pictures that scroll slower than the page',
      description: 'Scrolls a picture a little slower than the page, to give one screen some depth.',
    },
    {
      path: '/ui/pills',
      label: 'Pills',
      title: 'Pills: filters to switch on and off',
      description:
        'Lets people switch several filters on and off, and shows each active filter with a cross that removes it.',
    },
    {
      path: '/ui/placeholders',
      label: 'Placeholders',
      title: 'Placeholders: the layout before its content',
      description: 'Holds the space for content that is still loading, so nothing jumps when it arrives.',
    },
    {
      path: '/ui/popovers',
      label: 'Popovers',
      title: 'Popovers: a small panel beside its button',
      description: 'Shows a small panel with text, links or a field next to the button it belongs to.',
    },
    {
      path: '/ui/portfolio-components',
      label: 'Portfolio components',
      title: 'Portfolio components: tiles, devices, results',
      description:
        'Shows your work: tiles with screenshots, a filter by trade, device frames and measured results.',
    },
    {
      path: '/ui/pricing',
      label: 'Pricing',
      title: 'Pricing in the kit: plans and a comparison',
      description:
        'Shows plans with their prices and how to cancel them, and compares them row by row in a table.',
    },
    {
      path: '/ui/progressbar',
      label: 'Progressbar',
      title: 'Progress bar: how much is done',
      description:
        'Shows how much of a task is done, which steps of a long task are finished, and how full something is.',
    },
    {
      path: '/ui/social-buttons',
      label: 'Social buttons',
      title: 'Social buttons and share links',
      description:
        'Links to your profiles on other sites, and lets people share the page. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/spinners',
      label: 'Spinners',
      title: 'Spinners that appear after 300 ms, with words',
      description:
        'Tells people in words that an answer is on its way, once the wait is long enough to notice.',
    },
    {
      path: '/ui/steps',
      label: 'Steps',
      title: 'Steps: where you are in a task',
      description: 'Shows people where they are in a task of three to five steps, and which steps are done.',
    },
    {
      path: '/ui/tabs',
      label: 'Tabs',
      title: 'Tabs: several views, one at a time',
      description:
        'Switches between two to five views of the same thing, one at a time. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/team',
      label: 'Team',
      title: 'Team: roles by what they decide',
      description:
        'Shows who decides what: each role with its decision and what it delivers. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/testimonial',
      label: 'Testimonial',
      title: 'Testimonial: a client’s quote readers can check',
      description:
        'Shows a quote from a named client, published with their permission and with a way to check it.',
    },
    {
      path: '/ui/toasts',
      label: 'Toasts',
      title: 'Toasts: what has just happened, with undo',
      description: 'Confirms that an action worked and offers to undo it, then disappears by itself.',
    },
    {
      path: '/ui/tooltips',
      label: 'Tooltips',
      title: 'Tooltips: names for icons',
      description: 'Names a control that shows only an icon, or adds a short explanation to it.',
    },
    {
      path: '/ui/video-popup',
      label: 'Video popup',
      title: 'Video popup: a video at full size',
      description:
        'Plays a video at full size with the rest of the page darkened. See the keyboard behaviour and the code.',
    },
    {
      path: '/ui/utilities',
      label: 'Utilities',
      title: 'Utilities: tokens, icons, motion, theme editor',
      description:
        'Gives you the design tokens as classes, icons by name, animations people can pause, and an editor to try another look.',
    },
  ]),
];
