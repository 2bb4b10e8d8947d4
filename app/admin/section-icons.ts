import {
  FileSignature,
  Gauge,
  History,
  Inbox,
  type LucideIcon,
  Mail,
  Newspaper,
  ReceiptText,
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
  people: UsersRound,
  mail: Mail,
  newspaper: Newspaper,
  history: History,
  trash: Trash2,
};
