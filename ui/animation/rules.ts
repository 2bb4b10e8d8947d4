/** Which way it plays; `normal` is another word for `forward`, `alternate` goes there and back. */
export type AnimationDirection = 'forward' | 'reverse' | 'normal' | 'alternate';

/** What of a Lottie file is read here; the player reads the rest. */
export interface LottieFile {
  /** Its name, which screen readers say. */
  nm?: string;
  /** Frames a second. */
  fr: number;
  /** The first frame and the one after the last. */
  ip: number;
  op: number;
  w: number;
  h: number;
  layers: readonly unknown[];
  markers?: readonly { cm?: string; tm?: number }[];
}

/** How long something may move by itself without a way to stop it. */
const freeSeconds = 5;

interface Checked {
  animationData?: object;
  animationLink?: string;
  speed: number;
}

/** Throws for props with which nothing could be shown. */
export function checkAnimation({ animationData, animationLink, speed }: Checked): void {
  if (!animationData && !animationLink)
    throw new Error('You must provide either animationLink or animationData');
  if (!(speed > 0)) throw new Error('Speed must be greater than 0');
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether this is a Lottie file, as far as can be told without playing it. */
export function isLottie(value: unknown): value is LottieFile {
  if (!isRecord(value) || !Array.isArray(value.layers)) return false;
  const { fr, ip, op, w, h } = value;
  if (![fr, ip, op, w, h].every((each) => typeof each === 'number' && Number.isFinite(each))) return false;
  return Number(fr) > 0 && Number(op) > Number(ip) && Number(w) > 0 && Number(h) > 0;
}

/**
 * The layer that moves by an expression, if one does: a script in the text `x` of one of its properties,
 * which needs `eval`. Easing has an `x` too, but a figure or a list.
 */
export function expressionIn(value: unknown, layer = 'without a name'): string | null {
  if (!isRecord(value)) return null;
  if (typeof value.x === 'string' && value.x.trim() !== '') return layer;
  const within = typeof value.nm === 'string' && 'ks' in value ? value.nm : layer;
  for (const part of Object.values(value)) {
    const found = expressionIn(part, within);
    if (found) return found;
  }
  return null;
}

function drawsAt(layer: unknown, frame: number): boolean {
  if (!isRecord(layer)) return false;
  const { ip = 0, op = Number.POSITIVE_INFINITY, ty, hd } = layer;
  // Layers of kind 3 only move others.
  return ty !== 3 && hd !== true && Number(ip) <= frame && frame < Number(op);
}

/**
 * The frame that stands for the whole when nothing may move, counted from the file's first: its marker `still`,
 * else a third in, else the first frame after that, or before, on which a layer is drawn.
 */
export function stillFrame({ ip, op, layers, markers }: LottieFile): number {
  const last = op - ip - 1;
  const marker = markers?.find(({ cm }) => cm?.trim() === 'still')?.tm;
  if (marker !== undefined) return Math.min(Math.max(marker - ip, 0), last);
  const third = Math.floor((op - ip) / 3);
  const frames = Array.from({ length: Math.ceil(op - ip) }, (_, frame) => frame);
  const inOrder = [...frames.slice(third), ...frames.slice(0, third).reverse()];
  return inOrder.find((frame) => layers.some((layer) => drawsAt(layer, ip + frame))) ?? 0;
}

/** How long one pass takes at this speed. */
export const passSeconds = ({ fr, ip, op }: LottieFile, speed: number): number => (op - ip) / fr / speed;

interface Playing {
  direction: AnimationDirection;
  loop: boolean | number;
  /** Seconds a pass. */
  seconds: number;
}

const passesOf = ({ direction, loop }: Omit<Playing, 'seconds'>): number => {
  const rounds = loop === true ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(Number(loop)));
  return rounds * (direction === 'alternate' ? 2 : 1);
};

/** Whether it moves by itself for longer than one has to bear. */
export const outstays = (playing: Playing): boolean => passesOf(playing) * playing.seconds > freeSeconds;

/** The way of the next pass after so many; null when it has ended. What cannot be paused ends after five seconds. */
export function nextPass(playing: Playing & { pausable: boolean }, passed: number): 1 | -1 | null {
  const { direction, seconds, pausable } = playing;
  if (passed >= passesOf(playing)) return null;
  const whole = direction !== 'alternate' || passed % 2 === 0;
  if (!pausable && whole && passed > 0 && (passed + 1) * seconds > freeSeconds) return null;
  if (direction === 'alternate') return passed % 2 === 0 ? 1 : -1;
  return direction === 'reverse' ? -1 : 1;
}

interface Wishes {
  /** The visitor wants less motion. */
  less: boolean;
  near: boolean;
  hovered: boolean;
  /** What the visitor clicked last. */
  chosen: 'play' | 'pause' | null;
  autoPlay: boolean;
  playOnHover: boolean;
  pauseOnHover: boolean;
  pauseAnimation: boolean | undefined;
}

/** What it does now: rest at its still frame, hold where it is, or play. */
export function movementOf(wishes: Wishes): 'still' | 'paused' | 'playing' {
  const { chosen, hovered, pauseAnimation } = wishes;
  if (wishes.less) return 'still';
  if (pauseAnimation || chosen === 'pause') return 'paused';
  const asked = pauseAnimation === false || chosen === 'play';
  if (!asked && wishes.playOnHover) return hovered ? 'playing' : 'still';
  if (!asked && !wishes.autoPlay) return 'still';
  const heldByHover = wishes.pauseOnHover && hovered && chosen !== 'play';
  return heldByHover || !wishes.near ? 'paused' : 'playing';
}
