import type { Scene } from '../layout/scene.ts';

/** What scenery is drawn from. */
export interface Setting extends Pick<Scene, 'place' | 'time' | 'season' | 'weather'> {
  /** Where the ground begins, from the top. */
  horizon: number;
  random: () => number;
  /** Whether something stands on the ground, where there might be water alone. */
  hasGround: boolean;
}

/** Colours of plants and ground by the season. */
export const leafColours: Readonly<Record<Scene['season'], readonly string[]>> = {
  summer: ['#4caf50', '#66bb6a', '#388e3c', '#7cc35b'],
  spring: ['#8bd17c', '#f5a6c8', '#a5d98c', '#ffc2dc'],
  autumn: ['#e8912d', '#d9622b', '#f2b134', '#c24d2c'],
  winter: ['#dfeaf2', '#c9dbe8', '#eef5fa', '#b9cfdf'],
};

export const grassColours: Readonly<
  Record<Scene['season'], readonly [far: string, near: string, deep: string]>
> = {
  summer: ['#a4d86e', '#6dbb4c', '#4f9a3d'],
  spring: ['#bfe58a', '#8bcf63', '#66b04c'],
  autumn: ['#d9c26a', '#b99a4a', '#94783a'],
  winter: ['#f4f9fd', '#dfeaf3', '#bfd3e2'],
};

export const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)] ?? (list[0] as T);
