import { Gauge, Inbox, type LucideIcon, Mail, UsersRound } from 'lucide-react';
import type { AdminIcon } from '#content/desks/admin-sections.ts';

/** The icon of each part of the admin panel. */
export const sectionIcons: Record<AdminIcon, LucideIcon> = {
  gauge: Gauge,
  inbox: Inbox,
  people: UsersRound,
  mail: Mail,
};
