import {
  AppWindow,
  BookOpenText,
  CalendarDays,
  type LucideIcon,
  Newspaper,
  SlidersHorizontal,
} from 'lucide-react';
import type { ThingKind } from '../kinds.ts';

/** The sign of each kind of thing. */
export const kindIcons: Record<ThingKind, LucideIcon> = {
  application: AppWindow,
  story: BookOpenText,
  post: Newspaper,
  event: CalendarDays,
  demo: SlidersHorizontal,
};
