import type { KitGroup } from '#lib/look/kit-page.ts';

export const actions: KitGroup = {
  name: 'Actions',
  pages: [
    {
      path: '/ui/buttons',
      name: 'Buttons',
      purpose:
        'Starts an action on the current page. Use only one filled button per page, and name the result on it.',
      instead:
        'To take people to another page, use a link that looks like a button, so they can open it in a new tab.',
      standsOn: 'button and a',
      because:
        'The browser gives them focus, Enter, Space and form submission. A div would need forty lines of script to copy that.',
      keys: [
        { press: 'Enter', does: 'Presses the button or follows the link' },
        { press: 'Space', does: 'Presses a button when the key is released; a link ignores it' },
      ],
      spoken: 'You hear its label and “button” or “link”, and “busy” while it is working.',
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
        'Offers two to four options side by side, or joins buttons that act on the same thing in one row.',
      instead:
        'For more than four options, or labels of more than two words, use a select. To switch between parts of a page, use tabs. To choose several at once, use pills.',
      standsOn: 'fieldset with radio inputs; a toolbar of buttons',
      because:
        'Radio buttons are made for choosing one option: they work without a script and are sent with the form. In the toolbar, 20 lines of script move the focus.',
      keys: [
        { press: 'Tab', does: 'Goes to the chosen or last used button, then leaves the group' },
        {
          press: 'Left and Right',
          does: 'In a choice, select the next or previous option; in a toolbar, move to the next or previous button',
        },
        { press: 'Home and End', does: 'Go to the first or last button of a toolbar' },
        { press: 'Enter or Space', does: 'Presses the focused button of a toolbar' },
      ],
      spoken:
        'You hear the group’s name once, then each option with “radio button, checked, 2 of 3”. A switch in a toolbar is read with “pressed” or “not pressed”.',
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
      purpose: 'Opens a short list of actions for the item beside the button.',
      instead:
        'For more than nine items, or when people need to type to find one, use a combobox. For links alone, a popover will do. In a form, use a select.',
      standsOn: 'Ark UI menu',
      because:
        'Typing to jump, submenus, diagonal pointer movement and staying on screen are hard to get right, and Ark UI’s version is used by many sites. The list opens in the browser’s top layer but keeps its place in the document, so it also keeps the theme and the text direction.',
      keys: [
        { press: 'Enter or Space', does: 'Opens the menu on its first item; then chooses the focused item' },
        {
          press: 'Down and Up',
          does: 'Go to the next or previous item and wrap around; on the button, they open the menu',
        },
        { press: 'Home and End', does: 'Go to the first or last item' },
        { press: 'A to Z', does: 'Goes to the item that starts with the letters typed' },
        { press: 'Right and Left', does: 'Open or close a submenu; reversed in right-to-left text' },
        {
          press: 'F2, Delete, Shift C',
          does: 'Choose the item with this shortcut while the menu is open',
        },
        { press: 'Esc', does: 'Closes it and returns the focus to the button' },
      ],
      spoken:
        'You hear the button’s label and “menu button, collapsed”. Inside, each item is read with its position and shortcut, and options with “checked” or “not checked”.',
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
      purpose: 'Links to your profiles on other sites, and lets people share the page.',
      instead:
        'Sharing scripts from social networks track everyone who opens the page. Use a plain link that contains the page’s address instead.',
      standsOn: 'a',
      because:
        'A link to the other site needs no script, sets no cookie and contacts nobody until it is clicked. If the device has its own share menu, a button opens it.',
      keys: [
        { press: 'Tab', does: 'Goes to the next link' },
        { press: 'Enter', does: 'Opens the other site' },
      ],
      spoken: 'You hear the name of the site or of the action, and “link”.',
      components: [
        { file: 'actions/social-link.tsx', name: 'SocialLink' },
        { file: 'actions/share-row.tsx', name: 'ShareRow' },
      ],
      also: ['share', 'follow', 'brand icons', 'copy link', 'github', 'mastodon', 'whatsapp'],
    },
    {
      path: '/ui/pills',
      name: 'Pills',
      purpose:
        'Lets people switch several filters on and off, and shows each active filter with a cross that removes it.',
      instead:
        'When only one option can be chosen, use a buttons group. For more than eight options, use a list of checkboxes.',
      standsOn: 'checkbox inputs in a form',
      because: 'The filters are part of the page’s address, so people can share a filtered list.',
      keys: [
        { press: 'Tab', does: 'Goes to the next pill' },
        { press: 'Space', does: 'Switches the pill on or off' },
        { press: 'Enter', does: 'Removes a pill that has a cross' },
      ],
      spoken:
        'You hear the row’s name once, then “Learning 3, checkbox, checked”. A cross is read as “Remove” with the pill’s label.',
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
      purpose: 'Splits a long list of results into pages, each with an address people can return to.',
      instead:
        'Show up to 40 results on one page. For a feed that people only skim, one “show more” link is enough.',
      standsOn: 'nav with links',
      because: 'Each page has its own address, so it can be shared, reloaded and found by search engines.',
      keys: [
        { press: 'Tab', does: 'Goes to the next page link' },
        { press: 'Enter', does: 'Opens that page of the list' },
      ],
      spoken:
        'You hear the list’s name with “page 3 of 12, navigation”. Each link is read as “Page 4, link”, and the one you are on as “current page”.',
      components: [{ file: 'actions/pagination.tsx', name: 'Pagination' }],
      also: ['pager', 'pages', 'next', 'previous', 'load more'],
    },
  ],
};
