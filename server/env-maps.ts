import { z } from 'zod';
import { help, webUrl, whole } from './env-fields.ts';

const tilesUrl = z
  .url({
    protocol: /^https?$/,
    error: 'write a whole address such as https://tiles.example.com/{z}/{x}/{y}.png',
  })
  .refine((value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)), {
    error: 'write an address with {z}, {x} and {y} in it',
  });

/** What the route planner can use beside its own outlines and straight lines. */
export const mapVariables = {
  MAP_TILES_URL: tilesUrl
    .optional()
    .meta(
      help(
        'Maps',
        'Tiles to lie under the map of the route planner; without it the map draws its own outlines and needs no network.',
        'https://tiles.example.com/{z}/{x}/{y}.png',
      ),
    ),
  MAP_TILES_CREDIT: z
    .string()
    .max(120)
    .default('© OpenStreetMap contributors')
    .meta(
      help('Maps', 'Who made the tiles; stands on the map wherever they do.', '© OpenStreetMap contributors'),
    ),
  GEOCODER_URL: webUrl
    .optional()
    .meta(
      help(
        'Maps',
        'Where the route planner looks addresses up: the search address of a Nominatim (…/search) or a Photon (…/api). Addresses that visitors bring are sent there.',
        'https://nominatim.example.com/search',
      ),
    ),
  GEOCODER_PER_SECOND: whole('a number of questions', 1, 100)
    .default(1)
    .meta(help('Maps', 'How many addresses are asked for in a second, by all visitors together.', '1')),
  ROUTER_URL: webUrl
    .optional()
    .meta(
      help(
        'Maps',
        'Where the route planner gets road times: the table address of an OSRM (…/table/v1/driving) or the matrix address of a Valhalla (…/sources_to_targets). Positions that visitors bring are sent there.',
        'https://osrm.example.com/table/v1/driving',
      ),
    ),
};
