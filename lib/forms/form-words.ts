/** The fields of the form with each list as one text, one row per line: edits are compared and stored in this form. */
export function inWords(values: Readonly<Record<string, string>>): Record<string, string> {
  const said: Record<string, string> = {};
  const lines = new Map<string, string[]>();
  for (const [name, value] of Object.entries(values)) {
    const [, list, number] = /^(\w+)\.(\d+)\./.exec(name) ?? [];
    if (list === undefined) said[name] = value;
    else if (value !== '') {
      const row = lines.get(`${list}.${number}`);
      if (row) row.push(value.replaceAll('\n', ', '));
      else lines.set(`${list}.${number}`, [value.replaceAll('\n', ', ')]);
    }
  }
  for (const [row, parts] of lines) {
    const list = row.split('.')[0] ?? '';
    said[list] = [said[list], parts.join(' · ')].filter(Boolean).join('\n');
  }
  return said;
}
