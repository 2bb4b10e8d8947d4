import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, it } from 'vitest';
import { geoJsonOf } from './geojson.ts';
import { gpxOf } from './gpx.ts';

it('is XML that reads back, whatever the names', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const file = gpxOf('Akra', [{ name, points: [{ name, note: name, position: [4.9, 52.4] }] }]);
      expect(XMLValidator.validate(file)).toBe(true);
    }),
  );
});

it('puts latitude and longitude where a satnav looks for them, in the order of the route', () => {
  const file = gpxOf('Akra', [
    {
      name: 'Van <1>',
      points: [
        { name: 'Delft', position: [4.36, 52.01] },
        { name: 'Gouda', position: [4.71, 52.01] },
      ],
    },
  ]);
  const read = new XMLParser({ ignoreAttributes: false }).parse(file);
  expect(read.gpx.rte.name).toBe('Van <1>');
  expect(read.gpx.rte.rtept.map((point: { name: string }) => point.name)).toEqual(['Delft', 'Gouda']);
  expect(read.gpx.rte.rtept[0]).toMatchObject({ '@_lat': '52.010000', '@_lon': '4.360000' });
});

it('writes GeoJSON with the longitude first', () =>
  expect(geoJsonOf([{ is: 'point', positions: [[4.36, 52.01]], properties: { name: 'Delft' } }])).toEqual({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [4.36, 52.01] },
        properties: { name: 'Delft' },
      },
    ],
  }));
