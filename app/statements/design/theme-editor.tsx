import { CircleCheck, CircleX, Download } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { download } from '#demos/kit/export/download.ts';
import { oklchText } from '#lib/look/colour.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { checksOf, firstTheme, mended, sizesOf, type ThemeChoice, themeCss, themeOf } from './theme.ts';
import { ThemeSample } from './theme-sample.tsx';

function styleOf(choice: ThemeChoice): CSSProperties {
  const theme = themeOf(choice);
  const sizes = sizesOf(choice);
  const values: Record<`--t-${string}`, string> = {
    '--t-paper': oklchText(theme.paper),
    '--t-raised': oklchText(theme.raised),
    '--t-ink': oklchText(theme.ink),
    '--t-mute': oklchText(theme.mute),
    '--t-accent': oklchText(theme.accent),
    '--t-on-accent': oklchText(theme.onAccent),
    '--t-radius': `${choice.radius}px`,
    '--t-2': `${sizes[1]}rem`,
    '--t-3': `${sizes[2]}rem`,
    '--t-6': `${sizes[5]}rem`,
  };
  return values;
}

/** A theme that a visitor makes: a sample wears it, its contrasts are checked, and it can be taken away as CSS. */
export function ThemeEditor() {
  const [choice, setChoice] = useState(firstTheme);
  const checks = checksOf(themeOf(choice));
  const failed = checks.filter(({ passes }) => !passes);
  const set = (change: Partial<ThemeChoice>) => setChoice((before) => ({ ...before, ...change }));
  function mend() {
    const whole = mended(choice);
    if (whole) setChoice(whole);
  }
  const css = themeCss(choice);
  return (
    <div
      id="theme"
      className="scroll-mt-6 bg-(--t-paper) py-10 transition-colors duration-(--state) lg:py-16"
      style={styleOf(choice)}
    >
      <div className="wrap grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-6 rounded-tile bg-raised p-5 text-ink sm:p-7">
          <RangeField
            label="Hue"
            min={0}
            max={359}
            defaultValue={firstTheme.hue}
            format={(value) => `${value}°`}
            onValueChange={(hue) => set({ hue })}
          />
          <RangeField
            // Mending moves it from outside.
            key={choice.light}
            label="Button lightness"
            min={20}
            max={90}
            defaultValue={choice.light}
            format={(value) => `${value}%`}
            onValueChange={(light) => set({ light })}
          />
          <RangeField
            label="Corners"
            min={0}
            max={36}
            defaultValue={firstTheme.radius}
            format={(value) => `${value} px`}
            onValueChange={(radius) => set({ radius })}
          />
          <RangeField
            label="Text scale"
            min={110}
            max={150}
            defaultValue={firstTheme.scale}
            format={(value) => `× ${(value / 100).toFixed(2)}`}
            onValueChange={(scale) => set({ scale })}
          />
          <Segmented
            label="Background"
            value={choice.dark ? 'dark' : 'light'}
            onValueChange={(ground) => set({ dark: ground === 'dark' })}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <div className="border-t-2 border-ink pt-4">
            <ul className="grid gap-2 text-[.9375rem]">
              {checks.map(({ name, ratio, needs, passes }) => {
                const Icon = passes ? CircleCheck : CircleX;
                return (
                  <li
                    key={name}
                    className={`flex items-center gap-2 ${passes ? '' : 'font-medium text-danger'}`}
                  >
                    <Icon size={18} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
                    <span className="min-w-0 flex-1">{name}</span>
                    <span className="mono-label">
                      contrast {ratio.toFixed(1)} ({needs} needed)
                    </span>
                  </li>
                );
              })}
            </ul>
            <p role="status" className="mt-3 text-[.9375rem]">
              {failed.length === 0
                ? 'All four pairs have enough contrast. You can download this theme.'
                : `${failed.length === 1 ? 'One pair has' : `${failed.length} pairs have`} too little contrast.`}
            </p>
            {failed.length > 0 ? (
              <Button variant="ink" size="small" onClick={mend} className="mt-3 w-full">
                Fix the buttons
              </Button>
            ) : null}
          </div>
          <div className="flex flex-wrap gap-2">
            <Button variant="ghost" size="small" onClick={() => download('theme.css', css, 'text/css')}>
              <Download size={16} strokeWidth={1.5} aria-hidden="true" />
              Download CSS
            </Button>
            <CopyButton text={css} label="Copy CSS" />
          </div>
        </div>
        <div className="@container lg:h-full">
          <ThemeSample />
        </div>
      </div>
    </div>
  );
}
