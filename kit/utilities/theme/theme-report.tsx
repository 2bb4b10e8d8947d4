import { Badge } from '#ui/data/badge.tsx';
import { type Theme, themeChecks } from './theme.ts';

/** Contrast and sizes of a theme, each with a figure and a word. */
export function ThemeReport({ theme }: { theme: Theme }) {
  return (
    <dl className="border-t border-line text-[.9375rem]">
      {themeChecks(theme).map(({ what, figure, verdict, passes }) => (
        <div key={what} className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5">
          <dt>{what}</dt>
          <dd className="mono-label text-end">{figure}</dd>
          <dd className="col-span-2">
            <Badge tone={passes ? 'done' : 'danger'}>{verdict}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  );
}
