import { Button } from '#ui/actions/button.tsx';
import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { ConfirmDialog } from '#ui/panels/confirm-dialog.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { Popover } from '#ui/panels/popover.tsx';
import { Sheet } from '#ui/panels/sheet.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/panels/tabs.tsx';
import { toast } from '#ui/panels/toast.ts';
import { ToastRegion } from '#ui/panels/toast-region.tsx';
import { Tooltip } from '#ui/panels/tooltip.tsx';
import { VideoDialog, VideoPoster } from '#ui/panels/video-dialog.tsx';
import { walk } from '../../video-popup/film.ts';
import type { ConformanceRow } from '../row.ts';

const nothing = () => undefined;

export const panels: readonly ConformanceRow[] = [
  {
    component: 'panels/accordion.tsx Accordion',
    part: () => (
      <Accordion>
        <AccordionItem heading="Who owns the code?">You do.</AccordionItem>
      </Accordion>
    ),
  },
  {
    component: 'panels/accordion.tsx AccordionItem',
    part: () => <AccordionItem heading="Who owns the code?">You do.</AccordionItem>,
    around: (part) => <Accordion>{part}</Accordion>,
  },
  {
    component: 'panels/collapse.tsx Collapse',
    part: () => <Collapse summary="Sources">Two reports.</Collapse>,
  },
  {
    component: 'panels/dialog.tsx Dialog',
    part: (id) => (
      <Dialog id={id} heading="Move the call">
        To Wednesday.
      </Dialog>
    ),
  },
  {
    component: 'panels/confirm-dialog.tsx ConfirmDialog',
    part: (id) => (
      <ConfirmDialog id={id} heading="Delete it?" confirm="Delete" keep="Keep it" onConfirm={nothing}>
        It can’t be brought back.
      </ConfirmDialog>
    ),
  },
  {
    component: 'panels/sheet.tsx Sheet',
    part: (id) => (
      <Sheet id={id} heading="Filters">
        Trade
      </Sheet>
    ),
  },
  {
    component: 'panels/popover.tsx Popover',
    part: (id) => (
      <Popover id={id} heading="Noor">
        In the studio today.
      </Popover>
    ),
  },
  {
    component: 'panels/tabs.tsx Tabs',
    part: () => (
      <Tabs defaultValue="call">
        <TabList label="Booking">
          <Tab value="call">The call</Tab>
          <Tab value="mails">Emails</Tab>
        </TabList>
        <TabPanel value="call">Tuesday</TabPanel>
        <TabPanel value="mails">None</TabPanel>
      </Tabs>
    ),
  },
  {
    component: 'panels/tabs.tsx TabList',
    part: () => (
      <TabList label="Booking">
        <Tab value="call">The call</Tab>
      </TabList>
    ),
    around: (part) => (
      <Tabs defaultValue="call">
        {part}
        <TabPanel value="call">Tuesday</TabPanel>
      </Tabs>
    ),
  },
  {
    component: 'panels/tabs.tsx Tab',
    part: () => <Tab value="call">The call</Tab>,
    around: (part) => (
      <Tabs defaultValue="call">
        <TabList label="Booking">{part}</TabList>
        <TabPanel value="call">Tuesday</TabPanel>
      </Tabs>
    ),
    canBeDisabled: true,
  },
  {
    component: 'panels/tabs.tsx TabPanel',
    part: () => <TabPanel value="call">Tuesday</TabPanel>,
    around: (part) => (
      <Tabs defaultValue="call">
        <TabList label="Booking">
          <Tab value="call">The call</Tab>
        </TabList>
        {part}
      </Tabs>
    ),
  },
  {
    component: 'panels/tooltip.tsx Tooltip',
    part: () => (
      <Tooltip text="Fit the round into view">
        <Button>Fit</Button>
      </Tooltip>
    ),
  },
  {
    component: 'panels/toast-region.tsx ToastRegion',
    part: () => <ToastRegion />,
    around: (part) => (
      <>
        <Button onClick={() => toast({ title: 'Archived' })}>Show a toast</Button>
        {part}
      </>
    ),
    opensBy: 'Show a toast',
  },
  { component: 'panels/video-dialog.tsx VideoDialog', part: (id) => <VideoDialog id={id} film={walk} /> },
  {
    component: 'panels/video-dialog.tsx VideoPoster',
    part: (id) => <VideoPoster film={walk} opens={`${id}-film`} />,
    canBeDisabled: true,
  },
];
