import type { KitGroup } from '#lib/look/kit-page.ts';

export const showAndHide: KitGroup = {
  name: 'Show and hide',
  pages: [
    {
      path: '/ui/accordion',
      name: 'Accordion',
      purpose:
        'Folds several sections away so that only one is open at a time. It suits answers that few people read in full.',
      instead:
        'If most people need most of the sections, show them. Don’t fold text that people need to compare.',
      standsOn: 'details with a shared name',
      because:
        'The browser closes the other sections by itself, and find-in-page opens the section that contains the word.',
      keys: [
        { press: 'Tab', does: 'Goes to the next heading, or into an open section' },
        {
          press: 'Enter or Space',
          does: 'Opens the section and closes the others; pressed again, closes it',
        },
      ],
      spoken: 'You hear the heading with its level, and “collapsed” or “expanded”.',
      components: [
        { file: 'panels/accordion.tsx', name: 'Accordion' },
        { file: 'panels/accordion.tsx', name: 'AccordionItem' },
      ],
      also: ['faq', 'questions', 'disclosure', 'expander', 'fold', 'details'],
    },
    {
      path: '/ui/collapse',
      name: 'Collapse',
      purpose: 'Folds away one section of a page, such as notes, sources or the rest of a list.',
      instead:
        'If only one of several sections should be open at a time, use an accordion. To lead to another page, use a link.',
      standsOn: 'details and summary',
      because: 'It works without scripts, and find-in-page opens it when the word is inside.',
      keys: [{ press: 'Enter or Space', does: 'Opens or closes it' }],
      spoken: 'You hear the summary’s text, and “collapsed” or “expanded”.',
      components: [{ file: 'panels/collapse.tsx', name: 'Collapse' }],
      also: ['disclosure', 'expand', 'show more', 'details', 'spoiler', 'toggle'],
    },
    {
      path: '/ui/modal',
      name: 'Modal',
      purpose: 'Asks a question that people have to answer before they can continue.',
      instead:
        'To show details, use a page with its own address. To warn people, put the warning beside the button. If they need to see the page while they work, use a sheet.',
      standsOn: 'dialog, opened by a command attribute',
      because:
        'The browser keeps the focus inside, darkens the page, closes the dialog with Esc and gives the focus back, even before scripts have loaded.',
      keys: [
        { press: 'Enter', does: 'Opens the dialog from its button; then presses the focused answer' },
        { press: 'Tab', does: 'Stays inside' },
        { press: 'Page Down', does: 'Scrolls text that doesn’t fit' },
        { press: 'Esc', does: 'Closes it and returns the focus to the button' },
      ],
      spoken:
        'You hear its heading and “dialog”, or “alert dialog” if something could be lost, then the focused field or button.',
      components: [
        { file: 'panels/dialog.tsx', name: 'Dialog' },
        { file: 'panels/confirm-dialog.tsx', name: 'ConfirmDialog' },
      ],
      also: ['dialog', 'popup', 'lightbox', 'overlay', 'confirm', 'alert dialog', 'prompt', 'window'],
    },
    {
      path: '/ui/offcanvas',
      name: 'Offcanvas',
      purpose:
        'Slides a panel in from the edge of the screen: filters on a phone, a sidebar, or one item to edit.',
      instead:
        'On a wide screen there is often room beside the content, so show it there. For a single question, use a modal.',
      standsOn: 'dialog, fixed to an edge',
      because:
        'It lies above everything without a z-index and keeps the focus, and a tap outside or Esc closes it, even before scripts have loaded.',
      keys: [
        { press: 'Enter', does: 'Opens it from its button and focuses the first control' },
        { press: 'Tab', does: 'Stays inside' },
        { press: 'Esc', does: 'Closes it and returns the focus to the button' },
      ],
      spoken: 'You hear its heading and “dialog”, then the focused control.',
      components: [{ file: 'panels/sheet.tsx', name: 'Sheet' }],
      also: ['drawer', 'sheet', 'side panel', 'sidebar', 'bottom sheet', 'flyout'],
    },
    {
      path: '/ui/popovers',
      name: 'Popovers',
      purpose: 'Shows a small panel with text, links or a field next to the button it belongs to.',
      instead:
        'For a list of actions, use a dropdown. To name an icon in one line, use a tooltip. For two or more fields, use a modal.',
      standsOn: 'popover with anchor positioning',
      because:
        'An attribute opens it, it stays inside the window, and only one popover is open at a time. In browsers without anchor positioning, 30 lines of script place it.',
      keys: [
        { press: 'Enter or Space', does: 'Opens or closes it from its button' },
        { press: 'Tab', does: 'Goes from the button into it' },
        { press: 'Esc', does: 'Closes it and returns the focus' },
      ],
      spoken:
        'You hear the button’s label with “collapsed” or “expanded”; inside, you hear the heading and “dialog”.',
      components: [{ file: 'panels/popover.tsx', name: 'Popover' }],
      also: ['bubble', 'flyout', 'info', 'hover card', 'toggletip', 'panel'],
    },
    {
      path: '/ui/tabs',
      name: 'Tabs',
      purpose: 'Switches between two to five views of the same thing, one at a time.',
      instead:
        'If the views are pages, use links. If people compare them, show them side by side. For a choice in a form, use a buttons group.',
      standsOn: 'buttons and panels with the tab roles',
      because:
        'Arrow keys between tabs and a single Tab stop take forty lines; every library we tried weighs five times as much. Without scripts, all views are shown one below the other.',
      keys: [
        {
          press: 'Left and Right',
          does: 'Go to the previous or next tab and wrap around; reversed in right-to-left text',
        },
        { press: 'Up and Down', does: 'Do the same when the tabs are stacked vertically' },
        { press: 'Home and End', does: 'Go to the first or last tab' },
        { press: 'Enter or Space', does: 'Shows the view, if arrows only move the focus' },
        { press: 'Tab', does: 'Moves into the view' },
      ],
      spoken:
        'You hear the tab’s label, “tab”, its position, such as “2 of 3”, and “selected” for the one on show.',
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
      purpose: 'Names a control that shows only an icon, or adds a short explanation to it.',
      instead:
        'Touch screens don’t show tooltips, so put nothing essential in one. Write it out, or use a popover that opens on click.',
      standsOn: 'popover and aria-label',
      because:
        'Screen readers get the name before any script has loaded. The visible hint is an extra: 60 lines on top of the browser’s own popover do what the accessibility guidelines ask.',
      keys: [
        { press: 'Tab', does: 'Shows it as soon as the control is focused' },
        { press: 'Esc', does: 'Hides it, even while the pointer rests on the control' },
      ],
      spoken:
        'You hear it as the control’s name, or as a description after the name; nothing is announced twice.',
      components: [{ file: 'panels/tooltip.tsx', name: 'Tooltip' }],
      also: ['hint', 'title', 'label', 'infotip', 'hover'],
    },
    {
      path: '/ui/toasts',
      name: 'Toasts',
      purpose: 'Confirms that an action worked, and offers to undo it.',
      instead:
        'Put an error beside its field. If people must read it, use an alert in the page. If they must answer, use a modal.',
      standsOn: 'Ark UI toast in a live region',
      because:
        'It stays while the pointer or the focus is on it, and is announced without moving the focus. Its code loads with the first toast, and any file can call toast().',
      keys: [
        { press: 'Alt T', does: 'Goes to the toasts from anywhere on the page' },
        { press: 'Tab', does: 'Goes through the toasts and their buttons; the timer stops meanwhile' },
        { press: 'Enter', does: 'Presses the toast’s button, such as Undo' },
        { press: 'Esc', does: 'Dismisses the toast' },
      ],
      spoken:
        'You hear its title and text once, when it appears. The screen reader finishes its current sentence first.',
      components: [{ file: 'panels/toast-region.tsx', name: 'ToastRegion' }],
      also: ['notification', 'snackbar', 'message', 'undo', 'flash', 'sonner', 'status'],
    },
    {
      path: '/ui/video-popup',
      name: 'Video popup',
      purpose: 'Plays a video at full size with the rest of the page darkened.',
      instead:
        'If the video is what the page is about, play it in place. If it needs no sound, a short silent clip that stops by itself will do.',
      standsOn: 'dialog with a video element',
      because:
        'The video loads when people press play and stops when they close the popup. The player is the browser’s own, with captions switched on.',
      keys: [
        { press: 'Enter', does: 'Opens it from its button' },
        { press: 'Space', does: 'Plays or pauses' },
        { press: 'Esc', does: 'Stops the video, closes it and returns the focus' },
      ],
      spoken:
        'You hear the video’s title and “dialog”, then the player and its controls. The captions are text.',
      components: [
        { file: 'panels/video-dialog.tsx', name: 'VideoDialog' },
        { file: 'panels/video-dialog.tsx', name: 'VideoPoster' },
      ],
      also: ['film', 'movie', 'player', 'lightbox', 'watch', 'captions'],
    },
  ],
};
