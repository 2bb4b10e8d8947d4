import { Activity, ArchiveRestore, Calendar, FileSignature, FileText, Gauge, Handshake, History, Image, Inbox, ListChecks, ListTree, type LucideIcon, Mail, MailCheck, Newspaper, ReceiptText, Settings, ShieldCheck, Signpost, Ticket, Trash2, UsersRound, Webhook } from 'lucide-react';
import { Activity, ArchiveRestore, ChartColumn, FileSignature, FileText, Gauge, History, Image, Inbox, ListChecks, ListTree, type LucideIcon, Mail, MailCheck, Newspaper, ReceiptText, Settings, ShieldCheck, Signpost, Ticket, Trash2, UsersRound, Webhook } from 'lucide-react';
import type { AdminIcon } from '#content/desks/admin-sections.ts';

/** The icon of each part of the admin panel. */
export const sectionIcons: Record<AdminIcon, LucideIcon> = {
  gauge: Gauge,
  inbox: Inbox,
  handshake: Handshake,
  calendar: Calendar,
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
  checklist: ListChecks,
  chart: ChartColumn,
  mail: Mail,
  history: History,
  trash: Trash2,
  'mail-check': MailCheck,
  pulse: Activity,
  archive: ArchiveRestore,
  webhook: Webhook,
  shield: ShieldCheck,
};
