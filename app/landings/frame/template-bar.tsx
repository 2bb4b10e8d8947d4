import { X } from 'lucide-react';
import { useSite } from '#app/head/use-facts.ts';
import { ThemeChoice } from '#app/shell/theme-switch.tsx';
import type { LandingTemplate, Palette } from '#demos/landings/template.ts';
import { Button } from '#ui/actions/button.tsx';

const panel = 'about-template';

function PaletteChoice({ palettes }: { palettes: readonly Palette[] }) {
  return (
    <fieldset>
      <legend className="font-medium">Palette</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {palettes.map(({ name, swatch }, index) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-line py-1 ps-2 pe-4 has-checked:border-ink has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="palette"
              value={name}
              defaultChecked={index === 0}
              className={`palette-${index + 1} sr-only`}
            />
            <span aria-hidden="true" className="flex">
              {swatch.map((colour) => (
                <i
                  key={colour}
                  className="-me-1.5 size-6 rounded-full border border-line"
                  style={{ background: colour }}
                />
              ))}
            </span>
            <span className="ps-1">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What a form sends: the template and the palette that is worn, to the contact form. */
function AboutTemplate({ template }: { template: LandingTemplate }) {
  return (
    <form action="/contact-us#write" className="grid gap-5">
      <input type="hidden" name="template" value={template.name} />
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl">{template.name}, a template</h2>
          <p className="mt-1 text-mute">
            {template.brand} doesn’t exist: its names, prices and figures are samples. Everything you can
            click on this page works.
          </p>
        </div>
        <button
          type="button"
          popoverTarget={panel}
          popoverTargetAction="hide"
          className="-me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
        >
          <X size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      {template.palettes.length > 1 ? <PaletteChoice palettes={template.palettes} /> : null}
      <ThemeChoice />
      <div>
        <h3 className="text-base font-medium">What it’s made of</h3>
        <ul className="mt-1 list-disc ps-5 text-mute">
          {template.madeOf.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <Button type="submit">Make it yours</Button>
        <p className="text-mute">Opens our contact form with this template and palette filled in.</p>
      </div>
    </form>
  );
}

/** Our own line above a foreign page: what this is, and behind a button its palettes and the way to have it. */
export function TemplateBar({ template }: { template: LandingTemplate }) {
  const site = useSite();
  return (
    <aside
      aria-label="About this page"
      data-template-bar
      className="template-bar relative z-40 border-b border-line bg-paper text-sm text-ink"
    >
      <div className="wrap flex min-h-11 items-center justify-between gap-4">
        <p className="min-w-0 truncate">
          <b className="font-medium">{template.name}</b>
          <span className="text-mute max-sm:hidden">, a template by {site.name}</span>
        </p>
        <button
          type="button"
          popoverTarget={panel}
          className="flex min-h-11 shrink-0 items-center font-medium underline-offset-4 hover:underline"
        >
          About this template
        </button>
      </div>
      <div id={panel} popover="auto" className="template-panel">
        <AboutTemplate template={template} />
      </div>
    </aside>
  );
}
