import { placeName, type Rhythm, type Spacing } from '#engines/forecast/read/frequency.ts';

/** How far apart labels may stand, in places: steps that begin where people begin to count. */
const strides: Partial<Record<Spacing, readonly number[]>> = {
  month: [1, 3, 6, 12, 24, 60, 120],
  quarter: [1, 2, 4, 8, 20, 40],
  week: [1, 2, 4, 13, 26, 52, 104],
  day: [1, 2, 7, 14, 28, 91, 182, 364],
  weekday: [1, 5, 10, 20, 65, 130, 260],
};
const inYear: Partial<Record<Spacing, number>> = { month: 12, quarter: 4 };

/** 1, 2, 5, 10, 20 …, for rhythms without a calendar's steps and spans that are longer than those. */
function roundStride(rough: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  return Math.ceil(([1, 2, 5, 10].find((times) => times * size >= rough) ?? 10) * size);
}

/** The places between two that get a label below the picture, with what it says; `most` of them at most. */
export function dateTicks(
  rhythm: Rhythm,
  { first, from, to }: { first: number; from: number; to: number },
  most: number,
): { place: number; label: string }[] {
  const rough = Math.max(1, (to - from) / most);
  const stride = strides[rhythm.spacing]?.find((each) => each >= rough) ?? roundStride(rough);
  const months = inYear[rhythm.spacing];
  const ticks: { place: number; label: string }[] = [];
  for (let at = Math.ceil((first + from) / stride) * stride; at <= first + to; at += stride) {
    const year = months && stride % months === 0 ? String(Math.floor(at / months)) : undefined;
    ticks.push({ place: at - first, label: year ?? placeName(rhythm, at) });
  }
  return ticks.slice(0, most);
}
