/** The value of a prop that a playground can switch. */
export type PlayValue = string | boolean | number;

type Values = Readonly<Record<string, PlayValue>>;

/** What belongs to the code and cannot be switched. */
interface Fixed {
  /** Props, each as one would write it: `steps={steps}`. */
  given?: readonly string[];
  /** What stands between its tags, where that is no text to be switched. */
  inside?: string;
  /** What stands before it: the button that opens it. */
  before?: string;
}

function attribute(name: string, value: PlayValue): string {
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${value}}`;
  return value.includes('"') ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}

function property(name: string, value: PlayValue): string {
  return `${name}: ${typeof value === 'string' ? `'${value.replaceAll(/['\\]/g, '\\$&')}'` : value}`;
}

const indented = (text: string) => `  ${text.replaceAll('\n', '\n  ')}`;
const isShort = (line: string, most: number) => line.length <= most && !line.includes('\n');

function call(name: string, properties: readonly string[]): string {
  const line = `${name}({ ${properties.join(', ')} });`;
  return isShort(line, 70) ? line : `${name}({\n${properties.map((each) => `  ${each},\n`).join('')}});`;
}

/**
 * What one would write for these props; what equals its default is left out.
 * A name in lower case is a function, which takes them as one object.
 */
export function writtenCode(
  component: string,
  values: Values,
  fallbacks: Values,
  { given = [], inside, before }: Fixed = {},
): string {
  const { children = '', ...rest } = values;
  const said = Object.entries(rest).filter(
    ([name, value]) => value !== (fallbacks[name] ?? false) && value !== '',
  );
  if (/^[a-z]/.test(component))
    return call(
      component,
      said.map(([name, value]) => property(name, value)),
    );
  const attributes = [...said.map(([name, value]) => attribute(name, value)), ...given];
  const oneLine = [component, ...attributes].join(' ');
  const opening = isShort(oneLine, 70)
    ? oneLine
    : `${component}\n${attributes.map((each) => `${indented(each)}\n`).join('')}`;
  const content = inside ?? String(children);
  const whole = `<${opening}>${content}</${component}>`;
  const element =
    content === ''
      ? `<${opening}${opening.endsWith('\n') ? '' : ' '}/>`
      : isShort(whole, 80)
        ? whole
        : `<${opening}>\n${indented(content)}\n</${component}>`;
  return before ? `${before}\n${element}` : element;
}
