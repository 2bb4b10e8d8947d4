export const sizes = { S: 1, M: 2, L: 4 } as const;
export type Size = keyof typeof sizes;
export type Place = 'quay' | 'aboard' | 'sea';

/** A change that wants to be released. */
export interface Cargo {
  key: number;
  name: string;
  size: Size;
  /** Whether it can be switched off again. */
  isWayBack: boolean;
  place: Place;
}

/** What a ship carries, in small containers. */
export const room = 6;
export const mostCargo = 24;

const at = (cargo: readonly Cargo[], place: Place) => cargo.filter((one) => one.place === place);
export const weightOf = (cargo: readonly Cargo[]): number =>
  cargo.reduce((sum, { size }) => sum + sizes[size], 0);
export const aboard = (cargo: readonly Cargo[]): Cargo[] => at(cargo, 'aboard');

/** Why a change has no name to sail under; null where it has. */
export function nameTrouble(typed: string, cargo: readonly Cargo[]): string | null {
  const name = typed.trim();
  if (name === '') return 'Name the change first.';
  if (cargo.some((one) => one.place !== 'sea' && one.name.toLowerCase() === name.toLowerCase()))
    return `“${name}” is in the harbour already. Give it another name.`;
  return cargo.length >= mostCargo ? `${mostCargo} containers fill the harbour. Take one away first.` : null;
}

/** Why a container can't be loaded; null where it can. */
export function loadTrouble(one: Cargo, cargo: readonly Cargo[]): string | null {
  const free = room - weightOf(aboard(cargo));
  return sizes[one.size] > free
    ? `“${one.name}” takes ${sizes[one.size]} of ${room} places and ${free} ${free === 1 ? 'is' : 'are'} free. Unload something first.`
    : null;
}

/** Why the ship has to stay; empty where it may sail. */
export function sailTroubles(cargo: readonly Cargo[]): string[] {
  const load = aboard(cargo);
  if (load.length === 0) return ['The ship is empty. Load a container first.'];
  return load
    .filter(({ isWayBack }) => !isWayBack)
    .map(({ name }) => `“${name}” has no way back. Give it a switch, or unload it.`);
}

export const placed = (cargo: readonly Cargo[], key: number, place: Place): Cargo[] =>
  cargo.map((one) => (one.key === key ? { ...one, place } : one));

export const sailed = (cargo: readonly Cargo[]): Cargo[] =>
  cargo.map((one) => (one.place === 'aboard' ? { ...one, place: 'sea' } : one));

/** What went out, as the text that goes with it. */
export const manifest = (cargo: readonly Cargo[], day: string): string =>
  [
    `Manifest, ${day}`,
    ...at(cargo, 'sea').map(
      ({ name, size, isWayBack }) => `- ${name} (${size}), ${isWayBack ? 'can come back' : 'one way'}`,
    ),
    `${weightOf(at(cargo, 'sea'))} places in all`,
    '',
  ].join('\n');

const isCargo = (value: unknown): value is Cargo => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, name, size, isWayBack, place } = value as Partial<Record<keyof Cargo, unknown>>;
  return (
    typeof key === 'number' &&
    typeof name === 'string' &&
    typeof isWayBack === 'boolean' &&
    (size === 'S' || size === 'M' || size === 'L') &&
    (place === 'quay' || place === 'aboard' || place === 'sea')
  );
};

/** Reads what was kept in this browser; null where it is no harbour. */
export const cargoFrom = (kept: unknown): Cargo[] | null =>
  Array.isArray(kept) && kept.length <= mostCargo && kept.every(isCargo) ? kept : null;
