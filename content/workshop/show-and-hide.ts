import type { KitGroup } from '#lib/look/kit-page.ts';

export const showAndHide: KitGroup = {
  name: 'Show and hide',
  pages: [
    {
      path: '/ui/accordion',
      name: 'Accordion',
      purpose: 'Several parts of which one at most is open, for answers that few read all of.',
      instead: 'If most people need most parts, show them. Text to be compared must not hide its other half.',
      standsOn: 'details with a shared name',
      because: 'Browsers shut the others by themselves, and find-in-page opens the part that holds the word.',
      keys: [
        { press: 'Tab', does: 'Goes to the next heading, or into an open part' },
        { press: 'Enter or Space', does: 'Opens it and shuts the one before; again shuts it' },
      ],
      spoken: 'The heading with its level, and “collapsed” or “expanded”.',
      components: [
        { file: 'panels/accordion.tsx', name: 'Accordion' },
        { file: 'panels/accordion.tsx', name: 'AccordionItem' },
      ],
      also: ['faq', 'questions', 'disclosure', 'expander', 'fold', 'details'],
    },
    {
      path: '/ui/collapse',
      name: 'Collapse',
      purpose: 'One part that can be folded away, such as notes, sources or the rest of a list.',
      instead:
        'Where one of several must be open, use an accordion. Where the page becomes another, use a link.',
      standsOn: 'details and summary',
      because: 'It works in a page without scripts, and find-in-page opens it at the word one looks for.',
      keys: [{ press: 'Enter or Space', does: 'Opens or shuts it' }],
      spoken: 'The summary’s words, and “collapsed” or “expanded”.',
      components: [{ file: 'panels/collapse.tsx', name: 'Collapse' }],
      also: ['disclosure', 'expand', 'show more', 'details', 'spoiler', 'toggle'],
    },
    {
      path: '/ui/modal',
      name: 'Modal',
      purpose: 'A question that has to be answered before anything else can go on.',
      instead:
        'To show details, use a page of their own: it has an address. To warn, write it beside the button. For something one works in while looking at the page, use a sheet.',
      standsOn: 'dialog, opened by command',
      because:
        'The browser holds the focus inside, darkens the rest, shuts it with Esc and gives the focus back, before scripts arrive.',
      keys: [
        { press: 'Enter', does: 'Opens it from its button; then gives the answer that has the focus' },
        { press: 'Tab', does: 'Stays inside' },
        { press: 'Page Down', does: 'Scrolls what does not fit' },
        { press: 'Esc', does: 'Shuts it, focus returns to the button' },
      ],
      spoken:
        'Its heading and “dialog”, or “alert dialog” where something would be lost, then the field or button that has the focus.',
      components: [
        { file: 'panels/dialog.tsx', name: 'Dialog' },
        { file: 'panels/confirm-dialog.tsx', name: 'ConfirmDialog' },
      ],
      also: ['dialog', 'popup', 'lightbox', 'overlay', 'confirm', 'alert dialog', 'prompt', 'window'],
    },
    {
      path: '/ui/offcanvas',
      name: 'Offcanvas',
      purpose: 'A sheet from the edge: filters on a phone, the rail of a desk, one thing to change.',
      instead:
        'On a wide screen the same thing often stands beside the content. Do not hide what there is room for. For one question, use a modal.',
      standsOn: 'dialog, fixed to an edge',
      because:
        'It lies above everything without a z-index, keeps the focus, and a tap outside or Esc shuts it, before scripts arrive.',
      keys: [
        { press: 'Enter', does: 'Opens it from its button, the first control has the focus' },
        { press: 'Tab', does: 'Stays inside' },
        { press: 'Esc', does: 'Shuts it, focus returns to the button' },
      ],
      spoken: 'Its heading and “dialog”, then what has the focus.',
      components: [{ file: 'panels/sheet.tsx', name: 'Sheet' }],
      also: ['drawer', 'sheet', 'side panel', 'sidebar', 'bottom sheet', 'flyout'],
    },
    {
      path: '/ui/popovers',
      name: 'Popovers',
      purpose: 'A small panel beside the thing it explains, with text, links or a field.',
      instead:
        'For a list of actions use a dropdown. For one line that names an icon use a tooltip. For two fields or more, a modal.',
      standsOn: 'popover with anchor positioning',
      because:
        'It opens by attribute alone, stays inside the window, and only one is open at a time. Browsers that cannot hold it to its button get its place from 30 lines of script.',
      keys: [
        { press: 'Enter or Space', does: 'Opens or shuts it from its button' },
        { press: 'Tab', does: 'Goes from the button into it' },
        { press: 'Esc', does: 'Shuts it, focus returns' },
      ],
      spoken: 'The button’s words with “collapsed” or “expanded”; inside, the heading and “dialog”.',
      components: [{ file: 'panels/popover.tsx', name: 'Popover' }],
      also: ['bubble', 'flyout', 'info', 'hover card', 'toggletip', 'panel'],
    },
    {
      path: '/ui/tabs',
      name: 'Tabs',
      purpose: 'Two to five views of the same thing, of which one is seen.',
      instead:
        'If the views are pages, use links. If people compare them, put them side by side. For a choice that is sent with a form, a buttons group.',
      standsOn: 'buttons and panels with the roles of tabs',
      because:
        'Arrow keys between tabs and one stop for Tab take forty lines; every library weighs five times as much. Where scripts are off, all views stand below each other.',
      keys: [
        { press: 'Left and Right', does: 'Previous or next tab, round the end; mirrored from right to left' },
        { press: 'Up and Down', does: 'The same where the tabs stand down the side' },
        { press: 'Home and End', does: 'First or last tab' },
        { press: 'Enter or Space', does: 'Shows the view, where arrows only move' },
        { press: 'Tab', does: 'Goes into the view' },
      ],
      spoken: 'The tab’s words, “tab”, its place as in “2 of 3”, and “selected” for the one that is seen.',
      components: [
        { file: 'panels/tabs.tsx', name: 'Tabs' },
        { file: 'panels/tabs.tsx', name: 'TabList' },
        { file: 'panels/tabs.tsx', name: 'Tab' },
        { file: 'panels/tabs.tsx', name: 'TabPanel' },
      ],
      also: ['tab bar', 'views', 'switch', 'nav tabs', 'sections'],
    },
    {
      path: '/ui/tooltips',
      name: 'Tooltips',
      purpose: 'The name of a control that shows only an icon, or a little more about one.',
      instead:
        'Nothing needed for understanding may stand in one: touch screens never show it. Write it out, or use a popover that a press opens.',
      standsOn: 'popover and aria-label',
      because:
        'The name is there for everyone from the first byte; the drawn hint is an extra, and 60 lines on top of the browser’s own popover do what the guidelines ask.',
      keys: [
        { press: 'Tab', does: 'Shows it with the focus, at once' },
        { press: 'Esc', does: 'Hides it, also under a resting pointer' },
      ],
      spoken: 'As the control’s name, or after its name as a description; nothing is said twice.',
      components: [{ file: 'panels/tooltip.tsx', name: 'Tooltip' }],
      also: ['hint', 'title', 'label', 'infotip', 'hover'],
    },
    {
      path: '/ui/toasts',
      name: 'Toasts',
      purpose: 'Says that something asked for has happened, and offers to take it back.',
      instead:
        'An error belongs to its field. A thing that must be read belongs into the page, as an alert. What needs an answer is a modal.',
      standsOn: 'Ark UI toast in a live region',
      because:
        'It waits while the pointer or the focus rests on it, and is spoken without moving the focus. It is fetched with the first note; any file can call toast().',
      keys: [
        { press: 'Alt T', does: 'Goes to the notes from wherever one is' },
        { press: 'Tab', does: 'Through the notes and what they offer; the clock stands still meanwhile' },
        { press: 'Enter', does: 'Takes the offer, such as Undo' },
        { press: 'Esc', does: 'Sends the note away' },
      ],
      spoken: 'Title and text, once, when it appears; what was being read is finished first.',
      components: [{ file: 'panels/toast-region.tsx', name: 'ToastRegion' }],
      also: ['notification', 'snackbar', 'message', 'undo', 'flash', 'sonner', 'status'],
    },
    {
      path: '/ui/video-popup',
      name: 'Video popup',
      purpose: 'A film that is asked for, large, with everything else dark.',
      instead:
        'Where the film is the page, let it play in its place. If sound is not needed, a silent loop that stops will do.',
      standsOn: 'dialog with a video element',
      because:
        'The file is fetched when it plays, not before, and stops on closing. The player is the browser’s own, with captions switched on.',
      keys: [
        { press: 'Enter', does: 'Opens it from its button' },
        { press: 'Space', does: 'Plays or pauses' },
        { press: 'Esc', does: 'Stops and shuts, focus returns' },
      ],
      spoken: 'The film’s title and “dialog”, then the player and its controls; the captions are text.',
      components: [
        { file: 'panels/video-dialog.tsx', name: 'VideoDialog' },
        { file: 'panels/video-dialog.tsx', name: 'VideoPoster' },
      ],
      also: ['film', 'movie', 'player', 'lightbox', 'watch', 'captions'],
    },
  ],
};
