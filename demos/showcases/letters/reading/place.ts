/** Letters [start, end) of the text that was read. */
export interface Place {
  start: number;
  end: number;
}

export const holds = (outer: Place, inner: Place): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

export const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;
