import { ChevronDown, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { CodeBlock } from '../components/code-block.tsx';

interface WorkshopExampleProps {
  heading: string;
  file: string;
  source: string;
  children: ReactNode;
}

const themes = [
  { value: 'page', label: 'As the page', Icon: Monitor },
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
];

/** A running example, to be seen in either theme, with its file below. The switch is CSS alone. */
export function WorkshopExample({ heading, file, source, children }: WorkshopExampleProps) {
  return (
    <section className="min-w-0">
      <h2 className="text-2xl">{heading}</h2>
      <div className="group/example mt-4 rounded-card border border-line bg-raised max-sm:-mx-2">
        <fieldset className="flex min-h-14 items-center gap-2 px-4 py-2">
          <legend className="sr-only">Theme of the example</legend>
          <div className="flex rounded-full border border-line bg-sunk p-1 text-sm">
            {themes.map(({ value, label, Icon }) => (
              <label
                key={value}
                className="flex min-h-9 items-center gap-1.5 rounded-full px-3 text-mute has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line)] has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={`theme-${file}`}
                  value={value}
                  defaultChecked={value === 'page'}
                  className="sr-only"
                />
                <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="border-y border-line bg-paper p-4 text-ink group-has-[[value=dark]:checked]/example:[color-scheme:dark] group-has-[[value=light]:checked]/example:[color-scheme:light] sm:p-7">
          {children}
        </div>
        {/* Folded on a phone; where there is room for it the code simply stands there. */}
        <details className="group/code overflow-hidden rounded-b-card lg:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-12 list-none items-center justify-between px-5 text-sm font-[540] lg:supports-[selector(::details-content)]:hidden">
            Show the code
            <ChevronDown
              size={20}
              strokeWidth={1.5}
              aria-hidden="true"
              className="group-open/code:rotate-180"
            />
          </summary>
          <CodeBlock name={file} code={source} />
        </details>
      </div>
    </section>
  );
}
