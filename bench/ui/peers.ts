/** What the others call the same component; each exports all parts that one needs to use it. */
export const peers: Record<string, Record<string, string>> = {
  '/ui/accordion': {
    'Base UI': "export { Accordion } from '@base-ui/react/accordion'",
    Radix: "export { Accordion } from 'radix-ui'",
    Mantine: "export { Accordion } from '@mantine/core'",
  },
  '/ui/collapse': {
    'Base UI': "export { Collapsible } from '@base-ui/react/collapsible'",
    Radix: "export { Collapsible } from 'radix-ui'",
    Mantine: "export { Collapse } from '@mantine/core'",
  },
  '/ui/modal': {
    'Base UI': "export { Dialog } from '@base-ui/react/dialog'",
    Radix: "export { Dialog } from 'radix-ui'",
    Mantine: "export { Modal } from '@mantine/core'",
  },
  '/ui/dropdowns': {
    'Base UI': "export { Menu } from '@base-ui/react/menu'",
    Radix: "export { DropdownMenu } from 'radix-ui'",
    Mantine: "export { Menu } from '@mantine/core'",
  },
  '/ui/popovers': {
    'Base UI': "export { Popover } from '@base-ui/react/popover'",
    Radix: "export { Popover } from 'radix-ui'",
    Mantine: "export { Popover } from '@mantine/core'",
  },
  '/ui/tabs': {
    'Base UI': "export { Tabs } from '@base-ui/react/tabs'",
    Radix: "export { Tabs } from 'radix-ui'",
    Mantine: "export { Tabs } from '@mantine/core'",
  },
  '/ui/tooltips': {
    'Base UI': "export { Tooltip } from '@base-ui/react/tooltip'",
    Radix: "export { Tooltip } from 'radix-ui'",
    Mantine: "export { Tooltip } from '@mantine/core'",
  },
  '/ui/progressbar': {
    'Base UI':
      "export { Progress } from '@base-ui/react/progress'; export { Meter } from '@base-ui/react/meter'",
    Radix: "export { Progress } from 'radix-ui'",
    Mantine: "export { Progress } from '@mantine/core'",
  },
};
