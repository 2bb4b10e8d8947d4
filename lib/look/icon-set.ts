import { isFlag, isNumber, isText, listOf, orAbsent, recordOf, shaped } from '../files/shape.ts';

/** An icon as Iconify writes it; what is left out has Iconify's own default. */
export interface IconData {
  /** The inside of its SVG. */
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
  /** Quarter turns. */
  rotate?: number;
  hFlip?: boolean;
  vFlip?: boolean;
}

/** Icons of one set, as Iconify's API answers. */
export interface IconSet {
  prefix: string;
  icons: Readonly<Record<string, IconData>>;
  width?: number;
  height?: number;
  /** Names that are in no set. */
  not_found?: readonly string[];
}

const figure = orAbsent(isNumber);
const flag = orAbsent(isFlag);

/** Whether something is icons of one set. */
export const isIconSet = shaped<IconSet>({
  prefix: isText,
  icons: recordOf(
    shaped<IconData>({
      body: isText,
      left: figure,
      top: figure,
      width: figure,
      height: figure,
      rotate: figure,
      hFlip: flag,
      vFlip: flag,
    }),
  ),
  width: figure,
  height: figure,
  not_found: orAbsent(listOf(isText)),
});

/** The box an icon is drawn in, and how its inside is turned. */
interface IconFrame {
  viewBox: string;
  transform: string;
}

/** Works out box and turn in Iconify's order: flips first, then quarter turns, which swap the sides. */
export function iconFrame(icon: Omit<IconData, 'body'>): IconFrame {
  let { left = 0, top = 0, width = 16, height = 16 } = icon;
  const both = icon.hFlip && icon.vFlip;
  const turns = ((((icon.rotate ?? 0) + (both ? 2 : 0)) % 4) + 4) % 4;
  const steps: string[] = [];
  if (icon.hFlip && !both) {
    steps.push(`translate(${width + left} ${-top}) scale(-1 1)`);
    [left, top] = [0, 0];
  } else if (icon.vFlip && !both) {
    steps.push(`translate(${-left} ${height + top}) scale(1 -1)`);
    [left, top] = [0, 0];
  }
  const byHeight = height / 2 + top;
  const byWidth = width / 2 + left;
  if (turns === 1) steps.unshift(`rotate(90 ${byHeight} ${byHeight})`);
  if (turns === 2) steps.unshift(`rotate(180 ${byWidth} ${byHeight})`);
  if (turns === 3) steps.unshift(`rotate(-90 ${byWidth} ${byWidth})`);
  if (turns % 2 === 1) [left, top, width, height] = [top, left, height, width];
  return { viewBox: `${left} ${top} ${width} ${height}`, transform: steps.join(' ') };
}
