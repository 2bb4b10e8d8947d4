import { Search } from 'lucide-react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { ButtonGroup, GroupButton } from '#ui/actions/button-group.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu, MenuSubmenu } from '#ui/actions/menu.tsx';
import {
  MenuCheckItem,
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuRadioItem,
} from '#ui/actions/menu-items.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { FilterPill, PillRow, RemovablePill } from '#ui/actions/pill.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { ShareRow } from '#ui/actions/share-row.tsx';
import { SocialLink } from '#ui/actions/social-link.tsx';
import type { ConformanceRow } from '../row.ts';

const nothing = () => undefined;
const opener = <Button>Open the list</Button>;
const inMenu: Pick<ConformanceRow, 'around' | 'opensBy'> = {
  around: (part) => <Menu trigger={opener}>{part}</Menu>,
  opensBy: 'Open the list',
};
const lengths = [
  { value: '30', label: '30 minutes' },
  { value: '60', label: 'An hour' },
];

export const actions: readonly ConformanceRow[] = [
  {
    component: 'actions/button.tsx Button',
    part: () => (
      <Button type="submit" name="act" value="hold">
        Hold Tuesday
      </Button>
    ),
    canBeDisabled: true,
  },
  { component: 'actions/button.tsx ButtonLink', part: () => <ButtonLink href="/events">Events</ButtonLink> },
  {
    component: 'actions/icon-button.tsx IconButton',
    part: () => <IconButton label="Search" icon={Search} />,
    canBeDisabled: true,
  },
  {
    component: 'actions/segmented.tsx Segmented',
    part: () => <Segmented label="Length" name="length" options={lengths} defaultValue="60" />,
    sends: { length: '60' },
    canBeDisabled: true,
  },
  {
    component: 'actions/button-group.tsx ButtonGroup',
    part: () => (
      <ButtonGroup label="Map tools">
        <GroupButton>Measure</GroupButton>
        <GroupButton>Fit</GroupButton>
      </ButtonGroup>
    ),
  },
  {
    component: 'actions/button-group.tsx GroupButton',
    part: () => <GroupButton pressed>Measure</GroupButton>,
    around: (part) => <ButtonGroup label="Map tools">{part}</ButtonGroup>,
    canBeDisabled: true,
  },
  {
    component: 'actions/menu.tsx Menu',
    part: () => (
      <Menu trigger={opener}>
        <MenuItem>Rename</MenuItem>
      </Menu>
    ),
    opensBy: 'Open the list',
  },
  {
    component: 'actions/menu.tsx MenuSubmenu',
    part: () => (
      <MenuSubmenu label="Owner">
        <MenuItem>Noor</MenuItem>
      </MenuSubmenu>
    ),
    ...inMenu,
  },
  { component: 'actions/menu-items.tsx MenuItem', part: () => <MenuItem>Rename</MenuItem>, ...inMenu },
  {
    component: 'actions/menu-items.tsx MenuLink',
    part: () => <MenuLink href="/events">Events</MenuLink>,
    ...inMenu,
  },
  {
    component: 'actions/menu-items.tsx MenuCheckItem',
    part: () => (
      <MenuCheckItem checked onCheckedChange={nothing}>
        Show archived
      </MenuCheckItem>
    ),
    ...inMenu,
  },
  {
    component: 'actions/menu-items.tsx MenuRadioGroup',
    part: () => (
      <MenuRadioGroup label="Owner" value="noor" onValueChange={nothing}>
        <MenuRadioItem value="noor">Noor</MenuRadioItem>
      </MenuRadioGroup>
    ),
    ...inMenu,
  },
  {
    component: 'actions/menu-items.tsx MenuRadioItem',
    part: () => <MenuRadioItem value="noor">Noor</MenuRadioItem>,
    around: (part) => (
      <Menu trigger={opener}>
        <MenuRadioGroup label="Owner" value="noor" onValueChange={nothing}>
          {part}
        </MenuRadioGroup>
      </Menu>
    ),
    opensBy: 'Open the list',
  },
  {
    component: 'actions/menu-items.tsx MenuGroup',
    part: () => (
      <MenuGroup label="Send">
        <MenuItem>By email</MenuItem>
      </MenuGroup>
    ),
    ...inMenu,
  },
  {
    component: 'actions/social-link.tsx SocialLink',
    part: () => <SocialLink site="github" href="https://github.com/akra" />,
  },
  {
    component: 'actions/share-row.tsx ShareRow',
    part: () => <ShareRow url="https://akra.example/blog" title="A post" />,
  },
  {
    component: 'actions/pill.tsx FilterPill',
    part: () => (
      <FilterPill name="trade" value="learning" defaultChecked>
        Learning
      </FilterPill>
    ),
    sends: { trade: 'learning' },
    canBeDisabled: true,
  },
  {
    component: 'actions/pill.tsx RemovablePill',
    part: () => <RemovablePill label="Late" onRemove={nothing} />,
  },
  {
    component: 'actions/pill.tsx PillRow',
    part: () => (
      <PillRow label="Trade">
        <FilterPill name="trade" value="learning" defaultChecked>
          Learning
        </FilterPill>
      </PillRow>
    ),
    sends: { trade: 'learning' },
    canBeDisabled: true,
  },
  {
    component: 'actions/pagination.tsx Pagination',
    part: () => <Pagination label="Pages" page={3} pages={9} href={(page) => `?page=${page}`} />,
  },
];
