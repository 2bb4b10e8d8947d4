import { frame, type Scene } from './layout/scene.ts';

const placeNames: Readonly<Record<Scene['place'], string>> = {
  meadow: 'in a meadow',
  beach: 'on a beach',
  forest: 'in a forest',
  city: 'in a city',
  street: 'in a street',
  room: 'in a room',
  kitchen: 'in a kitchen',
  table: 'on a table',
  sea: 'at sea',
  underwater: 'under water',
  desert: 'in a desert',
  mountains: 'in the mountains',
  snow: 'in the snow',
  space: 'in space',
  sky: 'in the sky',
  studio: 'against a plain background',
};
const timeNames: Readonly<Record<Scene['time'], string>> = {
  day: '',
  dawn: ' at dawn',
  sunset: ' at sunset',
  night: ' at night',
};
const weatherNames: Readonly<Record<Scene['weather'], string>> = {
  clear: '',
  cloudy: ', under clouds',
  rain: ', in the rain',
  snow: ', while it snows',
  fog: ', in fog',
};
const numbers = 'no,a,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve'.split(',');
const uncounted = /(s|fish|sheep|people)$/;

const article = (words: string): string => (/^[aeiou]/.test(words) ? 'an' : 'a');
const plural = (noun: string): string => {
  if (uncounted.test(noun)) return noun;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

/** Joins words as in a sentence: a, b and c. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What the picture shows, in words, for those who do not see it: from left to right. */
export function altText(scene: Scene): string {
  const groups = new Map<string, { noun: string; colour: string | null; count: number; x: number }>();
  for (const { noun, colourWord, x } of scene.objects) {
    const key = `${colourWord ?? ''} ${noun}`;
    const known = groups.get(key) ?? { noun, colour: colourWord, count: 0, x: 0 };
    groups.set(key, { ...known, count: known.count + 1, x: known.x + x });
  }
  const said = [...groups.values()]
    .sort((one, other) => one.x / one.count - other.x / other.count)
    .map(({ noun, colour, count }) => {
      const words = [colour, count > 1 ? plural(noun) : noun].filter(Boolean).join(' ');
      if (count === 1)
        return uncounted.test(noun) && !/ss$/.test(noun) ? words : `${article(words)} ${words}`;
      return `${numbers[count] ?? count} ${words}`;
    });
  const where = `${placeNames[scene.place]}${timeNames[scene.time]}${weatherNames[scene.weather]}`;
  if (said.length === 0) return `An empty scene ${where}.`;
  const order = said.length > 1 ? ', from left to right' : '';
  const text = `${listed(said)} ${where}${order}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How high in the picture something is, for people who move it by keys. */
export const saidPlace = (x: number, y: number): string =>
  `${Math.round((100 * x) / frame.width)}% from the left, ${Math.round((100 * y) / frame.height)}% from the top`;
