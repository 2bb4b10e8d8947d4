/** The value of a prop that a playground can change. */
export type PlayValue = string | boolean | number;

type Values = Readonly<Record<string, PlayValue>>;

/** The parts of the code that can't be changed. */
interface Fixed {
  /** Props, each as written in code: `steps={steps}`. */
  given?: readonly string[];
  /** The code between its tags, if that isn't a text with a control. */
  inside?: string;
  /** The code before it, such as the button that opens it. */
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
 * The code for these props; props equal to their default are left out.
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
