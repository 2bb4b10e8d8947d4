import type { StaffArea } from '#lib/staff/staff-areas.ts';

/** The name and address of one section of the admin panel. Its feature says in `panel.ts` who may open it. */
interface AdminSection {
  id: string;
  path: string;
  label: string;
  /** What is done there, in a few words. */
  about: string;
  icon: AdminIcon;
  /** `work` is done every day; `site` is what visitors see; `house` keeps it all running. */
  group: 'work' | 'site' | 'house';
  /** Two keys, one after the other, that lead there. */
  keys: string;
}

/** The sections of the admin panel, in the order of the rail: rail, search and shortcuts are made from this. */
export const adminSections = [
  {
    id: 'overview',
    path: '/admin-panel',
    label: 'Overview',
    about: 'What needs your attention today',
    icon: 'gauge',
    group: 'work',
    keys: 'g o',
  },
  {
    id: 'inbox',
    path: '/admin-panel/inbox',
    label: 'Inbox',
    about: 'Enquiries and conversations',
    icon: 'inbox',
    group: 'work',
    keys: 'g i',
  },
  {
    id: 'leads',
    path: '/admin-panel/leads',
    label: 'Leads',
    about: 'Possible clients and the next steps with them',
    icon: 'handshake',
    group: 'work',
    keys: 'g l',
  },
  {
    id: 'bookings',
    path: '/admin-panel/bookings',
    label: 'Bookings',
    about: 'Meetings, hours and absences',
    icon: 'calendar',
    group: 'work',
    keys: 'g b',
  },
  {
    id: 'events',
    path: '/admin-panel/events',
    label: 'Events',
    about: 'Events and their guests',
    icon: 'ticket',
    group: 'work',
    keys: 'g e',
  },
  {
    id: 'quotes',
    path: '/admin-panel/quotes',
    label: 'Quotes',
    about: 'Quotes and whether they were accepted',
    icon: 'quote',
    group: 'work',
    keys: 'g q',
  },
  {
    id: 'invoices',
    path: '/admin-panel/invoices',
    label: 'Invoices',
    about: 'Money owed and money received',
    icon: 'invoice',
    group: 'work',
    keys: 'g v',
  },
  {
    id: 'applications',
    path: '/admin-panel/applications',
    label: 'Applications',
    about: 'The catalogue and visitors’ submissions',
    icon: 'application',
    group: 'site',
    keys: 'g k',
  },
  {
    id: 'content',
    path: '/admin-panel/content',
    label: 'Content',
    about: 'Home page, posts, case studies, services, plans, policies and roles',
    icon: 'text',
    group: 'site',
    keys: 'g c',
  },
  {
    id: 'pictures',
    path: '/admin-panel/pictures',
    label: 'Pictures',
    about: 'Pictures for posts and pages',
    icon: 'picture',
    group: 'site',
    keys: 'g p',
  },
  {
    id: 'redirects',
    path: '/admin-panel/redirects',
    label: 'Redirects',
    about: 'Where old addresses lead to',
    icon: 'signpost',
    group: 'site',
    keys: 'g r',
  },
  {
    id: 'areas',
    path: '/admin-panel/areas',
    label: 'Areas and menus',
    about: 'Which parts are visible, and the order of menus',
    icon: 'menu',
    group: 'site',
    keys: 'g a',
  },
  {
    id: 'settings',
    path: '/admin-panel/settings',
    label: 'Settings',
    about: 'Brand, links, contact, hours, company and billing',
    icon: 'settings',
    group: 'site',
    keys: 'g s',
  },
  {
    id: 'go-live',
    path: '/admin-panel/go-live',
    label: 'Before going live',
    about: 'What is left to do, checked automatically',
    icon: 'checklist',
    group: 'site',
    keys: 'g z',
  },
  {
    id: 'numbers',
    path: '/admin-panel/numbers',
    label: 'Numbers',
    about: 'Most read pages and where readers come from',
    icon: 'chart',
    group: 'site',
    keys: 'g m',
  },
  {
    id: 'staff',
    path: '/admin-panel/staff',
    label: 'Staff',
    about: 'Members of staff and their access',
    icon: 'people',
    group: 'house',
    keys: 'g t',
  },
  {
    id: 'outbox',
    path: '/admin-panel/outbox',
    label: 'Email outbox',
    about: 'Every email sent or waiting to be sent',
    icon: 'mail',
    group: 'house',
    keys: 'g x',
  },
  {
    id: 'newsletter',
    path: '/admin-panel/newsletter',
    label: 'Newsletter',
    about: 'Issues and subscribers',
    icon: 'newspaper',
    group: 'site',
    keys: 'g n',
  },
  {
    id: 'audit',
    path: '/admin-panel/audit',
    label: 'Audit log',
    about: 'Who changed what, with old and new values',
    icon: 'history',
    group: 'house',
    keys: 'g h',
  },
  {
    id: 'bin',
    path: '/admin-panel/bin',
    label: 'Bin',
    about: 'Deleted items you can restore',
    icon: 'trash',
    group: 'house',
    keys: 'g d',
  },
  {
    id: 'mail',
    path: '/admin-panel/mail',
    label: 'Email health',
    about: 'Whether emails arrive, and blocked addresses',
    icon: 'mail-check',
    group: 'house',
    keys: 'h m',
  },
  {
    id: 'health',
    path: '/admin-panel/health',
    label: 'Health',
    about: 'Jobs, disk, database and version',
    icon: 'pulse',
    group: 'house',
    keys: 'h h',
  },
  {
    id: 'backups',
    path: '/admin-panel/backups',
    label: 'Backups',
    about: 'Copies of the whole site to restore from',
    icon: 'archive',
    group: 'house',
    keys: 'h b',
  },
  {
    id: 'webhooks',
    path: '/admin-panel/webhooks',
    label: 'Webhooks',
    about: 'Other programs that are notified of events',
    icon: 'webhook',
    group: 'house',
    keys: 'h w',
  },
  {
    id: 'privacy',
    path: '/admin-panel/privacy',
    label: 'Privacy',
    about: 'Retention periods and requests about personal data',
    icon: 'shield',
    group: 'house',
    keys: 'h p',
  },
  {
    id: 'api',
    path: '/admin-panel/api',
    label: 'API',
    about: 'Keys for other programs, and the API reference',
    icon: 'key',
    group: 'house',
    keys: 'h k',
  },
  {
    id: 'export',
    path: '/admin-panel/export',
    label: 'Export',
    about: 'Everything in formats that other programs can read',
    icon: 'export',
    group: 'house',
    keys: 'h e',
  },
] as const satisfies readonly AdminSectionRow[];

type AdminSectionRow = Omit<AdminSection, 'icon'> & { icon: string };
export type AdminSectionId = (typeof adminSections)[number]['id'];
export type AdminIcon = (typeof adminSections)[number]['icon'];

/** The part with this name. */
export function adminSection(id: AdminSectionId): AdminSection {
  const found = adminSections.find((section) => section.id === id);
  if (!found) throw new Error(`The admin panel has no part '${id}'`);
  return found;
}

/** The description of each area where staff are given their areas. */
export const areaWords: Record<StaffArea, { label: string; may: string }> = {
  owner: { label: 'Owner', may: 'Everything, including managing staff' },
  sales: { label: 'Sales', may: 'Enquiries and chats, leads, meetings and quotes' },
  editor: { label: 'Editor', may: 'Content: posts, pages, pictures, catalogue and newsletter' },
  events: { label: 'Events', may: 'Events, guests, check-in and meetings' },
  finance: { label: 'Finance', may: 'Quotes, invoices and payments' },
  readonly: {
    label: 'Reader',
    may: 'Can view everything except what only owners see, and change nothing',
  },
};
