import { Download, RotateCcw } from 'lucide-react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { CodeBlock } from '#ui/text/code-block.tsx';
import { themeCss } from './theme/theme.ts';
import { ThemeFields } from './theme/theme-fields.tsx';
import { ThemePreview } from './theme/theme-preview.tsx';
import { ThemeReport } from './theme/theme-report.tsx';
import { useTheme } from './theme/use-theme.ts';

export default function ThemeEditor() {
  const { theme, round, change, reset } = useTheme();
  const css = themeCss(theme);
  return (
    <div className="grid gap-7">
      <div className="grid gap-x-8 gap-y-7 @2xl:grid-cols-[15rem_minmax(0,1fr)]">
        <ThemeFields key={round} theme={theme} onChange={change} />
        <div className="grid min-w-0 content-start gap-5">
          <ThemePreview theme={theme} />
          <ThemeReport theme={theme} />
        </div>
      </div>
      <CodeBlock name="theme.css" code={css} className="rounded-input border border-line" />
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="ink"
          size="small"
          href={`data:text/css;charset=utf-8,${encodeURIComponent(css)}`}
          download="theme.css"
        >
          <Download size={20} strokeWidth={1.5} aria-hidden="true" />
          Download theme.css
        </ButtonLink>
        <Button variant="ghost" size="small" onClick={reset}>
          <RotateCcw size={20} strokeWidth={1.5} aria-hidden="true" />
          Reset to our theme
        </Button>
      </div>
    </div>
  );
}
