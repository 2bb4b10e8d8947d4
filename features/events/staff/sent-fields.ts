/** The values of a form as its sending would give them: names with a dot become groups, a box that is not ticked is left out. */
export function sentFields(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const groups: Record<string, Record<string, string>> = {};
  for (const [name, value] of Object.entries(values)) {
    if (/\.(required|good)$/.test(name) && value === '') continue;
    const dot = name.indexOf('.');
    if (dot < 0) fields[name] = value;
    else {
      const group = name.slice(0, dot);
      groups[group] = { ...groups[group], [name.slice(dot + 1)]: value };
    }
  }
  return { ...fields, ...groups };
}
