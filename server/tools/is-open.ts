import { readSettings } from '../settings/settings.ts';
import type { ToolId } from './define.ts';

/** Whether the operators let a tool run; the page that shows it says so where they do not. */
export const isOpen = (id: ToolId): boolean => readSettings().tools[id] > 0;
