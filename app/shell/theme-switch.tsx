import { Monitor, Moon, MoonStar, Sun } from 'lucide-react';

/** Switches between light and dark; the inline script handles the click, so it works before other scripts have loaded. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      data-theme-set="switch"
      className="needs-script inline-flex min-h-11 items-center gap-2.5 font-medium"
    >
      <MoonStar size={20} strokeWidth={1.5} aria-hidden="true" />
      <span className="when-light">Switch to dark</span>
      <span className="when-dark">Switch to light</span>
    </button>
  );
}

const choices = [
  { value: 'light', label: 'Light', Icon: Sun },
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'system', label: 'System', Icon: Monitor },
];

/** Light, dark, or as the system says. */
export function ThemeChoice() {
  return (
    <fieldset className="needs-script theme-choice flex flex-wrap rounded-[1.375rem] border border-current/30 p-1">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="button"
          data-theme-set={value}
          className="inline-flex min-h-9 items-center gap-2 rounded-full px-3 text-sm"
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
