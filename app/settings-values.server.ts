import { readSettings } from '#server/settings/settings.ts';

/** The settings with these names (`company.city`), as text. An unknown name is a mistake in the content. */
export function settingsFor(names: readonly string[]): Record<string, string> {
  const sections: Record<string, Record<string, unknown>> = readSettings();
  return Object.fromEntries(
    names.map((name) => {
      const [section = '', key = ''] = name.split('.');
      const value = sections[section]?.[key];
      if (value === undefined) throw new Error(`A text asks for the setting '${name}', which does not exist`);
      return [name, String(value)];
    }),
  );
}
