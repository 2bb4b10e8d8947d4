import type { PageAction } from '#app/admin/panel-actions.ts';
import type { InvoiceWorkspace } from '#features/billing/staff/paper-workspace.server.ts';

/** What else can be done with an invoice, by how it stands. */
export function invoiceActions({ id, kind, standing, pdf }: InvoiceWorkspace): PageAction[] {
  const page = `/admin-panel/invoices/${id}`;
  const takesBack = kind === 'invoice' && standing !== 'draft' && standing !== 'cancelled';
  return [
    ...(standing === 'draft' ? [{ id: 'edit', label: 'Edit it', keys: 'e', href: `${page}/edit` }] : []),
    ...(pdf ? [{ id: 'pdf', label: 'Open the PDF', keys: 'p', href: pdf }] : []),
    ...(standing === 'overdue'
      ? [{ id: 'remind', label: 'Mail a reminder', fields: { intent: 'remind' } }]
      : []),
    ...(takesBack ? [{ id: 'credit', label: 'Take it back', href: `${page}#credit` }] : []),
    ...(standing === 'draft'
      ? [{ id: 'remove', label: 'Put it in the bin', danger: true, fields: { intent: 'remove' } }]
      : []),
  ];
}
