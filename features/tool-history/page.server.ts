import { isUuid } from '#lib/text/uuid.ts';
import { AppError } from '#server/errors.ts';
import { inToolHref } from './address.ts';
import { resultAt, resultsPage, sharedBy } from './queries.server.ts';
import { listSchema } from './schema.ts';
import { toolNames, toolWords } from './tools.ts';

/** The open result of somebody's; null where there is none of this name in their account. */
async function openResult(id: string, userId: string) {
  if (!isUuid(id)) return null;
  try {
    const { tool, path, title, blocks, changedAt } = await resultAt(id, userId);
    const { one, madeWith } = toolWords[tool];
    return {
      id,
      title,
      blocks,
      one,
      madeWith,
      changed: changedAt.toISOString(),
      href: inToolHref({ id, path }),
    };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return null;
    throw error;
  }
}

/** Everything that the page of the account shows for an address. */
export async function shownHistory(
  { userId, zone }: { userId: string; zone: string },
  query: URLSearchParams,
) {
  const wish = listSchema.parse({
    q: query.get('q') ?? '',
    tool: query.get('tool'),
    page: query.get('page') ?? 1,
  });
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: zone,
  });
  const open = query.get('open');
  const { items, byTool, ...found } = await resultsPage(userId, wish);
  const links = await sharedBy(userId);
  return {
    ...found,
    q: wish.q,
    tool: wish.tool,
    /** What is open; undefined where the list is, null where it is gone. */
    open: open === null ? undefined : await openResult(open, userId),
    tools: toolNames
      .map((tool) => ({ tool, label: toolWords[tool].many, results: byTool.get(tool) ?? 0 }))
      .filter(({ tool, results }) => results > 0 || tool === wish.tool),
    items: items.map(({ id, path, tool, title, about, pinned, changedAt, sharedAs }) => ({
      id,
      title,
      about,
      pinned,
      kind: toolWords[tool].one,
      changed: day.format(changedAt),
      href: inToolHref({ id, path }),
      sharedAs,
    })),
    links: links.map(({ id, tool, title, sharedAt }) => ({
      id,
      title,
      kind: toolWords[tool].one,
      shared: day.format(sharedAt),
    })),
  };
}
export type ShownHistory = Awaited<ReturnType<typeof shownHistory>>;
