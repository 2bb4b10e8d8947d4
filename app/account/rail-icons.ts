import {
  Bell,
  Bookmark,
  CalendarClock,
  CalendarDays,
  History,
  Layers,
  LayoutGrid,
  type LucideIcon,
  MessagesSquare,
  Plus,
  ReceiptText,
  ShieldCheck,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { RailIcon } from '#content/workspaces/rail.ts';

/** The icon of each page of the account. */
export const railIcons: Record<RailIcon, LucideIcon> = {
  calendar: CalendarDays,
  messages: MessagesSquare,
  bookmark: Bookmark,
  history: History,
  clock: CalendarClock,
  layers: Layers,
  grid: LayoutGrid,
  plus: Plus,
  receipt: ReceiptText,
  person: UserRound,
  shield: ShieldCheck,
  people: UsersRound,
  bell: Bell,
};
