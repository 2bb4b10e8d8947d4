/** The value of a prop that a playground can switch. */
export type PlayValue = string | boolean | number;

function attribute(name: string, value: PlayValue): string {
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${value}}`;
  return value.includes('"') ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}

/** The JSX one would write for these props; what equals its default is left out. */
export function writtenCode(
  component: string,
  values: Readonly<Record<string, PlayValue>>,
  fallbacks: Readonly<Record<string, PlayValue>>,
): string {
  const { children, ...rest } = values;
  const attributes = Object.entries(rest)
    .filter(([name, value]) => value !== (fallbacks[name] ?? false) && value !== '')
    .map(([name, value]) => attribute(name, value));
  const oneLine = [component, ...attributes].join(' ');
  const opening =
    oneLine.length > 70 ? `${component}\n${attributes.map((line) => `  ${line}\n`).join('')}` : oneLine;
  if (children === undefined || children === '') return `<${opening}${opening.endsWith('\n') ? '' : ' '}/>`;
  const whole = `<${opening}>${children}</${component}>`;
  if (whole.length <= 80 && !whole.includes('\n')) return whole;
  const indented = String(children).replaceAll('\n', '\n  ');
  return `<${opening}>\n  ${indented}\n</${component}>`;
}
