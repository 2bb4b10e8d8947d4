import { type AdminSectionId, adminSections } from './admin-sections.ts';

/** Something to be done in the panel that a page of its own is for. */
export interface AdminAction {
  id: string;
  label: string;
  /** Whose part it is: who may not enter there is not offered it. */
  section: AdminSectionId;
  href: string;
  /** Keys, one after the other. */
  keys?: string;
}

const leads: readonly AdminAction[] = adminSections.map(({ id, label, path, keys }) => ({
  id: `go-${id}`,
  label: `Go to ${label}`,
  section: id,
  href: path,
  keys,
}));

/** What can be done from everywhere in the panel: once here, and in ⌘K, the shortcuts and the menus. */
export const adminActions: readonly AdminAction[] = [
  { id: 'add-staff', label: 'Add a member of staff', section: 'staff', href: '/admin-panel/staff#add' },
  {
    id: 'new-event',
    label: 'Plan an event',
    section: 'events',
    href: '/admin-panel/events/new',
    keys: 'n e',
  },
  {
    id: 'speakers',
    label: 'Edit speakers',
    section: 'events',
    href: '/admin-panel/events/speakers',
  },
  { id: 'attendees', label: 'Find an attendee', section: 'events', href: '/admin-panel/events/attendees' },
  {
    id: 'import-leads',
    label: 'Import contacts',
    section: 'leads',
    href: '/admin-panel/leads/import',
  },
  { id: 'new-key', label: 'Create an API key', section: 'api', href: '/admin-panel/api#make' },
  { id: 'new-quote', label: 'Write a quote', section: 'quotes', href: '/admin-panel/quotes/new' },
  { id: 'new-invoice', label: 'Write an invoice', section: 'invoices', href: '/admin-panel/invoices/new' },
  {
    id: 'accounting',
    label: 'Download the accounting file',
    section: 'invoices',
    href: '/admin-panel/invoices/accounting',
  },
  {
    id: 'book-for',
    label: 'Book a meeting for someone',
    section: 'bookings',
    href: '/admin-panel/bookings/new',
    keys: 'n b',
  },
  {
    id: 'hours',
    label: 'Change hours and absences',
    section: 'bookings',
    href: '/admin-panel/bookings/hosts',
  },
  ...leads,
];
