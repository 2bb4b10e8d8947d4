/** Where a picture is set. */
export const places = [
  'meadow',
  'beach',
  'forest',
  'city',
  'street',
  'room',
  'kitchen',
  'table',
  'sea',
  'underwater',
  'desert',
  'mountains',
  'snow',
  'space',
  'sky',
  'studio',
] as const;
export type Place = (typeof places)[number];

export const times = ['day', 'dawn', 'sunset', 'night'] as const;
export type Time = (typeof times)[number];

export const seasons = ['summer', 'spring', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const weathers = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const;
export type Weather = (typeof weathers)[number];

export const styles = ['flat', 'pastel', 'paper', 'mono', 'poster'] as const;
export type Style = (typeof styles)[number];

const table = <T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(words) as [T, string][]).flatMap(([value, all]) =>
      all.split(',').map((word): [string, T] => [word.trim(), value]),
    ),
  );

export const placeWords = table<Place>({
  meadow:
    'meadow, field, grass, lawn, park, garden, farm, countryside, hill, hills, pasture, savanna, savannah, playground, backyard, yard, prairie, valley, zoo',
  beach: 'beach, shore, seaside, coast, sand, tropical island, sandy beach, sea shore, seashore',
  forest: 'forest, woods, wood, jungle, rainforest, woodland, pine forest, clearing',
  city: 'city, skyline, downtown, metropolis, big city, new york, london, tokyo, paris, town square, city park',
  street:
    'street, road, town, village, pavement, sidewalk, highway, car park, parking lot, alley, city street, motorway',
  room: 'room, living room, bedroom, lounge, house interior, indoors, nursery, office, classroom, library, hallway, bathroom, floor, carpet, rug, wall, museum, cafe, shop',
  kitchen: 'kitchen, restaurant, bakery, kitchen counter, counter',
  table: 'desk, tabletop, table top, work desk, workbench, wooden desk, picnic blanket, shelf',
  sea: 'sea, ocean, lake, river, water, waves, harbour, harbor, pond, bay, high seas, open sea, wave',
  underwater:
    'underwater, under water, under the sea, deep sea, ocean floor, bottom of the sea, coral reef, reef, aquarium, seabed',
  desert: 'desert, dunes, dune, sahara, wild west, canyon',
  mountains: 'mountains, alps, mountain range, peaks, highlands, mountain top, summit',
  snow: 'snow, snowy field, ski slope, slope, ski resort, north pole, south pole, arctic, antarctica, ice, glacier, snowy mountain, snowy mountains, winter wonderland, iceberg',
  space:
    'space, outer space, galaxy, universe, orbit, the stars, moon surface, on the moon, mars, another planet',
  sky: 'sky, clouds, air, blue sky, night sky, the air',
  studio: 'plain background, white background, studio, blank background',
});

export const timeWords = table<Time>({
  day: 'day, daytime, noon, midday, afternoon, sunny day, daylight',
  dawn: 'dawn, sunrise, morning, early morning, daybreak',
  sunset: 'sunset, dusk, evening, twilight, golden hour, sundown, late afternoon',
  night:
    'night, nighttime, midnight, moonlight, starry night, dark night, night time, moonlit, starlight, starry sky, starry',
});

export const seasonWords = table<Season>({
  summer: 'summer, summertime',
  spring: 'spring, springtime, blossoming',
  autumn: 'autumn, fall, autumnal',
  winter: 'winter, wintertime, wintry, christmas, frosty, frozen',
});

export const weatherWords = table<Weather>({
  clear: 'sunny, clear, sunshine, bright, clear sky, good weather',
  cloudy: 'cloudy, overcast, clouded, gloomy',
  rain: 'rain, rainy, raining, storm, stormy, thunderstorm, drizzle, wet, downpour, heavy rain',
  snow: 'snowing, snowfall, snowy, snowflakes, blizzard, snowstorm, falling snow',
  fog: 'fog, foggy, mist, misty, hazy, haze',
});

export const styleWords = table<Style>({
  flat: 'flat, flat style, flat design, vector, vector art, cartoon, cartoon style',
  pastel: 'pastel, pastels, pastel colours, pastel colors, soft colours, soft colors',
  paper: 'paper cut, papercut, paper cut-out, paper cutout, sticker, stickers, collage, cut paper',
  mono: 'monochrome, black and white, greyscale, grayscale, one colour, one color, sepia, noir',
  poster: 'poster, retro, vintage, screen print, screenprint, travel poster, retro poster',
});

/** Ways of drawing that flat parts cannot follow. */
export const otherStyles = new Set(
  'watercolour,watercolor,oil painting,photorealistic,photo realistic,realistic,3d,3d render,render,anime,manga,pixel art,impressionist,cubist,pencil sketch,sketch,charcoal drawing,hyperrealistic,cinematic,hdr,4k,8k,unreal engine,van gogh,picasso,in the style of'.split(
    ',',
  ),
);
