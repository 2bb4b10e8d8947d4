import type { PageAction } from '#app/admin/panel-actions.ts';
import type { QuoteWorkspace } from '#features/billing/staff/paper-workspace.server.ts';

/** What else can be done with a quote, by how it stands. */
export function quoteActions({ id, standing, pdf, invoices, plan, locked }: QuoteWorkspace): PageAction[] {
  const page = `/admin-panel/quotes/${id}`;
  const isOut = standing === 'sent' || standing === 'expired';
  return [
    ...(standing === 'draft' ? [{ id: 'edit', label: 'Edit', keys: 'e', href: `${page}/edit` }] : []),
    ...(pdf ? [{ id: 'pdf', label: 'Open PDF', keys: 'p', href: pdf }] : []),
    ...(standing === 'sent' ? [{ id: 'again', label: 'Email it again', fields: { intent: 'send' } }] : []),
    ...(isOut ? [{ id: 'order', label: 'Record an order', href: `${page}#order` }] : []),
    ...(standing === 'accepted' && invoices.length < Math.max(1, plan.length)
      ? [{ id: 'invoice', label: 'Draft the missing invoice', fields: { intent: 'invoice' } }]
      : []),
    // What the law alone keeps is not used for anything new.
    ...(locked
      ? []
      : [{ id: 'copy', label: 'Copy into a new quote', href: `/admin-panel/quotes/new?from=${id}` }]),
    ...(standing === 'draft'
      ? [{ id: 'remove', label: 'Move to bin', danger: true, fields: { intent: 'remove' } }]
      : []),
  ];
}
