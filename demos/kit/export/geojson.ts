/** Longitude and latitude in degrees, in this order, as GeoJSON has them. */
export type Position = readonly [longitude: number, latitude: number];

/** A point or a line with what is known of it. */
export interface Shape {
  is: 'point' | 'line';
  positions: readonly Position[];
  properties: Readonly<Record<string, string | number | boolean | null>>;
}

/** A GeoJSON file (RFC 7946) of points and lines. */
export function geoJsonOf(shapes: readonly Shape[]) {
  return {
    type: 'FeatureCollection' as const,
    features: shapes.map(({ is, positions, properties }) => ({
      type: 'Feature' as const,
      geometry:
        is === 'point'
          ? { type: 'Point' as const, coordinates: positions[0] ?? [0, 0] }
          : { type: 'LineString' as const, coordinates: positions },
      properties,
    })),
  };
}
