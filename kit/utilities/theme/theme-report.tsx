import { Badge } from '#ui/data/badge.tsx';
import { type Theme, themeChecks } from './theme.ts';

/** Contrast and sizes of a theme, each with a figure and a word. */
export function ThemeReport({ theme }: { theme: Theme }) {
  return (
    <dl className="border-t border-line text-[.9375rem]">
      {themeChecks(theme).map(({ what, figure, verdict, passes }) => (
        <div
          key={what}
          className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-5 border-b border-line py-2 @2xl:grid-cols-[1fr_6rem_11rem]"
        >
          <dt>{what}</dt>
          <dd className="mono-label text-end">
            <bdi dir="ltr">{figure}</bdi>
          </dd>
          <dd className="@max-2xl:col-span-2">
            <Badge tone={passes ? 'done' : 'danger'}>{verdict}</Badge>
          </dd>
        </div>
      ))}
    </dl>
  );
}
