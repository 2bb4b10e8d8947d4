import type { KitGroup } from '#lib/kit-page.ts';

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
        { press: 'Tab', does: 'Goes to the next heading' },
        { press: 'Enter', does: 'Opens it and shuts the one before' },
      ],
    },
    {
      path: '/ui/collapse',
      name: 'Collapse',
      purpose: 'One part that can be folded away, such as notes, sources or what changed.',
      instead:
        'Where one of several must be open, use an accordion. Where the page becomes another, use a link.',
      standsOn: 'details and summary',
      because: 'It works in a page without scripts and remembers its state when one goes back.',
      keys: [{ press: 'Enter', does: 'Opens or shuts it' }],
    },
    {
      path: '/ui/modal',
      name: 'Modal',
      purpose: 'A question that has to be answered before anything else can go on.',
      instead:
        'To show details, use a page of their own: it has an address. To warn, write it beside the button.',
      standsOn: 'dialog, opened by command',
      because:
        'The browser holds the focus inside, darkens the rest and shuts it with Esc, before scripts arrive.',
      keys: [
        { press: 'Enter', does: 'Opens it from its button' },
        { press: 'Tab', does: 'Stays inside' },
        { press: 'Esc', does: 'Shuts it, focus returns' },
      ],
    },
    {
      path: '/ui/offcanvas',
      name: 'Offcanvas',
      purpose: 'A sheet from the edge: filters on a phone, the rail of a desk.',
      instead:
        'On a wide screen the same thing stands beside the content. Do not hide what there is room for.',
      standsOn: 'popover, fixed to an edge',
      because: 'It lies above everything without a z-index, and a tap outside shuts it.',
      keys: [
        { press: 'Enter', does: 'Opens it' },
        { press: 'Esc', does: 'Shuts it' },
      ],
    },
    {
      path: '/ui/popovers',
      name: 'Popovers',
      purpose: 'A small panel beside the thing it explains, with text, links or a field.',
      instead: 'For a list of actions use a dropdown. For one line that names an icon use a tooltip.',
      standsOn: 'popover with anchor positioning',
      because: 'It opens by attribute alone, stays inside the window, and only one is open at a time.',
      keys: [
        { press: 'Enter', does: 'Opens or shuts it' },
        { press: 'Tab', does: 'Goes into it' },
        { press: 'Esc', does: 'Shuts it, focus returns' },
      ],
    },
    {
      path: '/ui/tabs',
      name: 'Tabs',
      purpose: 'Two to five views of the same thing, of which one is seen.',
      instead: 'If the views are pages, use links. If people compare them, put them side by side.',
      standsOn: 'Ark UI tabs, loaded at first touch',
      because:
        'Arrow keys between tabs and one stop for Tab are easy to get wrong. Before loading, all views are shown.',
      keys: [
        { press: 'Arrow keys', does: 'Next or previous tab, round the end' },
        { press: 'Home', does: 'First tab' },
        { press: 'Tab', does: 'Goes into the view' },
      ],
    },
    {
      path: '/ui/tooltips',
      name: 'Tooltips',
      purpose: 'The name of a control that shows only an icon.',
      instead:
        'Nothing needed for understanding may stand in one: touch screens never show it. Write it out.',
      standsOn: 'aria-label, and a hint shown on hover and focus',
      because: 'The name is there for everyone; the drawn hint is an extra for those with a pointer.',
      keys: [
        { press: 'Tab', does: 'Shows it with the focus' },
        { press: 'Esc', does: 'Hides it' },
      ],
    },
    {
      path: '/ui/toasts',
      name: 'Toasts',
      purpose: 'Says that something asked for has happened, and offers to take it back.',
      instead: 'An error belongs to its field. A thing that must be read belongs into the page.',
      standsOn: 'Ark UI toast in a live region',
      because: 'It waits while the pointer or the focus rests on it, and is spoken without moving the focus.',
      keys: [
        { press: 'Tab', does: 'Reaches it after the page' },
        { press: 'Esc', does: 'Sends it away' },
      ],
    },
    {
      path: '/ui/video-popup',
      name: 'Video popup',
      purpose: 'A film that is asked for, large, with everything else dark.',
      instead:
        'Under thirty seconds it can play where it stands. If sound is not needed, use a silent loop that stops.',
      standsOn: 'dialog with a video element',
      because:
        'The file is fetched on opening, not before, and stops on closing. The player is the browser’s own.',
      keys: [
        { press: 'Space', does: 'Plays or pauses' },
        { press: 'Esc', does: 'Stops and shuts' },
      ],
    },
  ],
};
