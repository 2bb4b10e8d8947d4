import {
  FileSignature,
  FileText,
  Gauge,
  History,
  Image,
  Inbox,
  ListTree,
  type LucideIcon,
  Mail,
  Newspaper,
  ReceiptText,
  Settings,
  Signpost,
  Ticket,
  Trash2,
  UsersRound,
} from 'lucide-react';
import type { AdminIcon } from '#content/desks/admin-sections.ts';

/** The icon of each part of the admin panel. */
export const sectionIcons: Record<AdminIcon, LucideIcon> = {
  gauge: Gauge,
  inbox: Inbox,
  ticket: Ticket,
  quote: FileSignature,
  invoice: ReceiptText,
  newspaper: Newspaper,
  text: FileText,
  people: UsersRound,
  menu: ListTree,
  picture: Image,
  signpost: Signpost,
  settings: Settings,
  mail: Mail,
  history: History,
  trash: Trash2,
};
