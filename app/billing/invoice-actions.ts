import type { PageAction } from '#app/admin/panel-actions.ts';
import type { InvoiceWorkspace } from '#features/billing/staff/paper-workspace.server.ts';

/** What else can be done with an invoice, by how it stands. */
export function invoiceActions({ id, kind, standing, pdf }: InvoiceWorkspace): PageAction[] {
  const page = `/admin-panel/invoices/${id}`;
  const takesBack = kind === 'invoice' && standing !== 'draft' && standing !== 'cancelled';
  return [
    ...(standing === 'draft' ? [{ id: 'edit', label: 'Edit', keys: 'e', href: `${page}/edit` }] : []),
    ...(pdf ? [{ id: 'pdf', label: 'Open PDF', keys: 'p', href: pdf }] : []),
    ...(standing === 'overdue'
      ? [{ id: 'remind', label: 'Email a reminder', fields: { intent: 'remind' } }]
      : []),
    ...(takesBack ? [{ id: 'credit', label: 'Issue a credit note', href: `${page}#credit` }] : []),
    ...(standing === 'draft'
      ? [{ id: 'remove', label: 'Move to bin', danger: true, fields: { intent: 'remove' } }]
      : []),
  ];
}
