import { cardinal, decimal } from './numbers.ts';
import { number, oneOf, plain, type Rule } from './rule.ts';

type Names = readonly [one: string, many: string];
const regular = (one: string): Names => [one, `${one}s`];
const same = (name: string): Names => [name, name];
const squared = (one: string): Names => [`square ${one}`, `square ${one}s`];
const cubic = (one: string): Names => [`cubic ${one}`, `cubic ${one}s`];

/** Units as written, in one and in many. A letter that is a word or an initial as often as a unit is left out. */
const units: Readonly<Record<string, Names>> = {
  km: regular('kilometre'),
  m: regular('metre'),
  cm: regular('centimetre'),
  mm: regular('millimetre'),
  µm: regular('micrometre'),
  μm: regular('micrometre'),
  nm: regular('nanometre'),
  mi: regular('mile'),
  yd: regular('yard'),
  ft: ['foot', 'feet'],
  'km²': squared('kilometre'),
  km2: squared('kilometre'),
  'm²': squared('metre'),
  m2: squared('metre'),
  sqm: squared('metre'),
  'cm²': squared('centimetre'),
  cm2: squared('centimetre'),
  'mm²': squared('millimetre'),
  'm³': cubic('metre'),
  m3: cubic('metre'),
  'cm³': cubic('centimetre'),
  cm3: cubic('centimetre'),
  ha: regular('hectare'),
  kg: regular('kilogram'),
  g: regular('gram'),
  mg: regular('milligram'),
  µg: regular('microgram'),
  μg: regular('microgram'),
  mcg: regular('microgram'),
  lb: regular('pound'),
  lbs: regular('pound'),
  oz: regular('ounce'),
  l: regular('litre'),
  L: regular('litre'),
  ml: regular('millilitre'),
  mL: regular('millilitre'),
  cl: regular('centilitre'),
  s: regular('second'),
  sec: regular('second'),
  secs: regular('second'),
  ms: regular('millisecond'),
  µs: regular('microsecond'),
  min: regular('minute'),
  mins: regular('minute'),
  h: regular('hour'),
  hr: regular('hour'),
  hrs: regular('hour'),
  yrs: regular('year'),
  kB: regular('kilobyte'),
  KB: regular('kilobyte'),
  MB: regular('megabyte'),
  GB: regular('gigabyte'),
  TB: regular('terabyte'),
  PB: regular('petabyte'),
  KiB: regular('kibibyte'),
  MiB: regular('mebibyte'),
  GiB: regular('gibibyte'),
  kbit: regular('kilobit'),
  Mbit: regular('megabit'),
  Gbit: regular('gigabit'),
  kbps: ['kilobit per second', 'kilobits per second'],
  Mbps: ['megabit per second', 'megabits per second'],
  Gbps: ['gigabit per second', 'gigabits per second'],
  Hz: same('hertz'),
  kHz: same('kilohertz'),
  MHz: same('megahertz'),
  GHz: same('gigahertz'),
  W: regular('watt'),
  kW: regular('kilowatt'),
  MW: regular('megawatt'),
  GW: regular('gigawatt'),
  Wh: regular('watt hour'),
  kWh: regular('kilowatt hour'),
  MWh: regular('megawatt hour'),
  V: regular('volt'),
  kV: regular('kilovolt'),
  mA: regular('milliampere'),
  mAh: ['milliampere hour', 'milliampere hours'],
  J: regular('joule'),
  kJ: regular('kilojoule'),
  kcal: regular('kilocalorie'),
  hPa: same('hectopascal'),
  dB: regular('decibel'),
  px: regular('pixel'),
  fps: ['frame per second', 'frames per second'],
  rpm: ['revolution per minute', 'revolutions per minute'],
  bpm: ['beat per minute', 'beats per minute'],
  dpi: ['dot per inch', 'dots per inch'],
  mph: ['mile an hour', 'miles an hour'],
  'km/h': ['kilometre an hour', 'kilometres an hour'],
  kph: ['kilometre an hour', 'kilometres an hour'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '℃': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': regular('degree'),
};
const simple = oneOf(Object.keys(units));

/** A unit, also one by another: 'mg/ml', 'MB/s'. */
export const unitPattern = `(?:${simple})(?:\\/(?:${simple}))?`;

/** A unit in words, for one or for many. */
export function unitName(written: string, isMany: boolean): string {
  const whole = units[written];
  if (whole) return whole[isMany ? 1 : 0];
  const [first = '', second] = written.split('/');
  if (second === undefined) return written;
  return `${unitName(first, isMany)} per ${unitName(second, false)}`;
}

const scales: Readonly<Record<string, string>> = {
  k: 'thousand',
  K: 'thousand',
  M: 'million',
  bn: 'billion',
};

/** Numbers with units, percentages, and short words for thousands and millions. */
export const unitRules: readonly Rule[] = [
  [
    new RegExp(String.raw`(?<!\w)([−-])?\b(${number})\s?([%‰])`, 'g'),
    (_, minus = '', amount = '', sign = '') =>
      `${minus ? 'minus ' : ''}${decimal(plain(amount))} per ${sign === '%' ? 'cent' : 'thousand'}`,
  ],
  [
    /(?<![\w.])(\d+)(?:\s?ft\s?|['′]\s?)(\d{1,2})(?:\s?in\b|["″])/g,
    (_, feet = '', inches = '') =>
      `${cardinal(feet)} ${unitName('ft', feet !== '1')} ${cardinal(inches)} inch${inches === '1' ? '' : 'es'}`,
  ],
  [
    new RegExp(
      String.raw`(?<![\w.,])(${number})\s?m(?=\s+(?:people|users|customers|visitors|views|downloads|jobs|homes)\b)`,
      'g',
    ),
    (_, amount = '') => `${decimal(plain(amount))} million`,
  ],
  // A 5-km run.
  [
    new RegExp(String.raw`(?<![\w.,])(${number})-(${unitPattern})(?![\w°])`, 'g'),
    (_, amount = '', unit = '') => `${decimal(plain(amount))} ${unitName(unit, false)}`,
  ],
  [
    new RegExp(String.raw`(?<![\w.,])([−-])?(${number})\s?(${unitPattern})(?![\w°²³])`, 'g'),
    (_, minus = '', amount = '', unit = '') =>
      `${minus ? 'minus ' : ''}${decimal(plain(amount))} ${unitName(unit, amount !== '1')}`,
  ],
  [
    new RegExp(String.raw`(?<![\w.,])(?![48]K)(${number})\s?(k|K|M|bn)\b`, 'g'),
    (_, amount = '', short = '') => `${decimal(plain(amount))} ${scales[short]}`,
  ],
  [/\b(\d+)x\b/g, (_, digits = '') => `${cardinal(digits)} times`],
];
