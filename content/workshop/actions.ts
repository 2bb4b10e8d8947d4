import type { KitGroup } from '#lib/look/kit-page.ts';

export const actions: KitGroup = {
  name: 'Actions',
  pages: [
    {
      path: '/ui/buttons',
      name: 'Buttons',
      purpose: 'Something a person does here and now. One filled button a page; it says the result.',
      instead:
        'To go to another page, use a link that looks like a button. It can then be opened in a new tab.',
      standsOn: 'button and a',
      because:
        'They bring focus, Enter, Space and form sending with them. A div would need forty lines to pretend.',
      keys: [
        { press: 'Enter', does: 'Presses it' },
        { press: 'Space', does: 'Presses a button on release; a link ignores it' },
      ],
      spoken: 'Its words and “button”, or “link”; while it works, “busy”.',
      components: [
        { file: 'actions/button.tsx', name: 'Button' },
        { file: 'actions/button.tsx', name: 'ButtonLink' },
        { file: 'actions/icon-button.tsx', name: 'IconButton' },
      ],
      also: ['action', 'call to action', 'cta', 'submit', 'press', 'link button'],
    },
    {
      path: '/ui/buttons-group',
      name: 'Buttons group',
      purpose:
        'Two to four choices side by side of which one holds; or attached buttons that act on one thing.',
      instead:
        'Over four choices, or with words longer than two, use a select. For switching parts of a page, use tabs. For several at once, pills.',
      standsOn: 'fieldset with radio inputs; a toolbar of buttons',
      because:
        'A choice of one is what radios are: the state needs no script and is sent with the form. For the toolbar 20 lines move the focus.',
      keys: [
        { press: 'Tab', does: 'Goes to the chosen or last used one, then leaves the group' },
        {
          press: 'Left and Right',
          does: 'A choice: takes the next one. A toolbar: moves to the next button',
        },
        { press: 'Home and End', does: 'First or last button of a toolbar' },
        { press: 'Enter or Space', does: 'Presses the button of a toolbar' },
      ],
      spoken:
        'The group’s name once, then each choice with “radio button, checked, 2 of 3”; a switch in a toolbar with “pressed” or “not pressed”.',
      components: [
        { file: 'actions/segmented.tsx', name: 'Segmented' },
        { file: 'actions/button-group.tsx', name: 'ButtonGroup' },
        { file: 'actions/button-group.tsx', name: 'GroupButton' },
      ],
      also: ['segmented control', 'toggle group', 'radio', 'toolbar', 'switcher', 'button bar'],
    },
    {
      path: '/ui/dropdowns',
      name: 'Dropdowns',
      purpose: 'A button that opens a short list of actions on the thing beside it.',
      instead:
        'Over nine items, or where one has to type to find one, take a combobox. For links alone, a popover will do. For a choice in a form, a select.',
      standsOn: 'Ark UI menu',
      because:
        'Jumping by letter, submenus, a pointer that may cut the corner and staying inside the screen are real behaviour, and have been tested by many. The list is lifted into the top layer where it stands, so it keeps theme and direction.',
      keys: [
        { press: 'Enter or Space', does: 'Opens it on its first item; then chooses the item' },
        { press: 'Down and Up', does: 'Next or previous item, round the end; from the button they open it' },
        { press: 'Home and End', does: 'First or last item' },
        { press: 'A to Z', does: 'Goes to the item that begins with the letters typed' },
        { press: 'Right and Left', does: 'Opens or shuts a submenu; mirrored from right to left' },
        { press: 'F2, Delete, Shift C', does: 'The key an item shows chooses it while the list is open' },
        { press: 'Esc', does: 'Shuts it, focus returns to the button' },
      ],
      spoken:
        'The button’s words and “menu button, collapsed”; inside, each item with its place, a choice with “checked” or “not checked”, and the keys that choose it.',
      components: [
        { file: 'actions/menu.tsx', name: 'Menu' },
        { file: 'actions/menu.tsx', name: 'MenuSubmenu' },
        { file: 'actions/menu-items.tsx', name: 'MenuItem' },
        { file: 'actions/menu-items.tsx', name: 'MenuLink' },
        { file: 'actions/menu-items.tsx', name: 'MenuCheckItem' },
        { file: 'actions/menu-items.tsx', name: 'MenuRadioGroup' },
        { file: 'actions/menu-items.tsx', name: 'MenuRadioItem' },
        { file: 'actions/menu-items.tsx', name: 'MenuGroup' },
      ],
      also: ['menu', 'dropdown', 'context menu', 'action list', 'more', 'kebab', 'submenu', 'overflow'],
    },
    {
      path: '/ui/social-buttons',
      name: 'Social buttons',
      purpose: 'Ways to the same people elsewhere, and a way to pass this page on.',
      instead: 'Foreign “share” scripts watch everyone who only reads. Use a link that carries the address.',
      standsOn: 'a',
      because:
        'A link to the other site needs no script, sets no cookie and tells nobody before it is pressed. The device’s own list of receivers is an extra where it exists.',
      keys: [
        { press: 'Tab', does: 'Goes to the next one' },
        { press: 'Enter', does: 'Opens the other site' },
      ],
      spoken: 'The site’s name, or what is there, and “link”.',
      components: [
        { file: 'actions/social-link.tsx', name: 'SocialLink' },
        { file: 'actions/share-row.tsx', name: 'ShareRow' },
      ],
      also: ['share', 'follow', 'brand icons', 'copy link', 'github', 'mastodon', 'whatsapp'],
    },
    {
      path: '/ui/pills',
      name: 'Pills',
      purpose: 'Filters that are on or off, several at once, in one row; and what holds, to be taken off.',
      instead:
        'When only one may hold, use a buttons group. When there are more than eight, use a list of checkboxes.',
      standsOn: 'checkbox inputs in a form',
      because: 'The address then says what is filtered, so a filtered list can be sent to somebody.',
      keys: [
        { press: 'Tab', does: 'Goes to the next pill' },
        { press: 'Space', does: 'Switches it' },
        { press: 'Enter', does: 'Takes off a pill that has a cross' },
      ],
      spoken:
        'The row’s name once, then “Learning 3, checkbox, checked”; a cross as “Remove”, with its words.',
      components: [
        { file: 'actions/pill.tsx', name: 'FilterPill' },
        { file: 'actions/pill.tsx', name: 'RemovablePill' },
        { file: 'actions/pill.tsx', name: 'PillRow' },
      ],
      also: ['chip', 'tag', 'filter', 'facet', 'toggle', 'token'],
    },
    {
      path: '/ui/pagination',
      name: 'Pagination',
      purpose: 'Steps through a long list of results, with a place one can come back to.',
      instead:
        'Under 40 results show all of them. For a feed that is only skimmed, one “show more” link is enough.',
      standsOn: 'nav with links',
      because: 'Each step is an address: it can be shared, reloaded and read by search engines.',
      keys: [
        { press: 'Tab', does: 'Goes to the next step' },
        { press: 'Enter', does: 'Opens that part of the list' },
      ],
      spoken:
        'The list’s name with “page 3 of 12, navigation”; each step as “Page 4, link”, the present one as “current page”.',
      components: [{ file: 'actions/pagination.tsx', name: 'Pagination' }],
      also: ['pager', 'pages', 'next', 'previous', 'load more'],
    },
  ],
};
