import type { ToolName } from './tools.ts';

/** The page of the account that lists results. */
const historyPage = '/account/tool-history';

interface HistoryAddress {
  q: string;
  tool: ToolName | null;
  page: number;
  /** The result that is open. */
  open: string;
}

/** The address of the list, or of an open result; what is not said is left out. */
export function historyHref({ q, tool, page, open }: Partial<HistoryAddress> = {}): string {
  const query = new URLSearchParams();
  if (open) query.set('open', open);
  if (q) query.set('q', q);
  if (tool) query.set('tool', tool);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${historyPage}?${query}` : historyPage;
}

/** Where a result is opened in its tool. */
export const inToolHref = ({ id, path }: { id: string; path: string }): string => `${path}?open=${id}`;
