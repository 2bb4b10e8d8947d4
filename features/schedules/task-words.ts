import { counted } from '#lib/money/grouped.ts';
import type { Task } from './schema.ts';

/** What a run does, in a few words beside its address. */
export function aboutTask(task: Task): string {
  if (task.work === 'seo')
    return task.reach === 'page' ? 'this page' : `up to ${counted(task.pages, 'page')}`;
  const column = task.column ? `column “${task.column}”` : 'first column of figures';
  return `${column}, ${counted(task.steps, 'step')} ahead`;
}
