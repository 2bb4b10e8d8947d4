import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { type Floor, floorFrom, moved } from './stock.ts';

const place = 'landing-warehouse';

/** The floor and the moves on it; every move is kept in this browser. */
export function useFloor() {
  const [floor, setFloor] = useState<Floor>(() => floorFrom(null));
  useEffect(() => setFloor(floorFrom(keptState(place))), []);
  function change(next: Floor) {
    setFloor(next);
    keepState(place, next.moves);
  }
  return {
    floor,
    move: (code: string, to: string) => change(moved(floor, code, to)),
    undo: () => change(floorFrom(floor.moves.slice(0, -1))),
    startAgain: () => {
      setFloor(floorFrom(null));
      forgetState(place);
    },
  };
}
