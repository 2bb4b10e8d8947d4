import { useRef } from 'react';
import type { Scene } from '#engines/compose/layout/scene.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import {
  coloured,
  duplicated,
  flipped,
  moved,
  nudged,
  removed,
  replaced,
  shifted,
  sized,
  toned,
} from '../changes.ts';
import type { ComposerState } from '../state.ts';
import type { ObjectActions } from './object-actions.ts';

/** What can be done to objects, each as a step that can be undone. */
export function useObjectActions(
  { state, change }: Remembered<ComposerState>,
  select: (id: string | null) => void,
  need: (ids: readonly string[]) => void,
): ObjectActions {
  const step = useRef(0);
  const inScene = (to: (scene: Scene) => Scene, part?: string) =>
    change((now) => ({ ...now, scene: to(now.scene) }), part);
  return {
    select,
    beginStep: () => {
      step.current += 1;
    },
    move: (id, x, y) => inScene((scene) => moved(scene, id, x, y), `move ${id} ${step.current}`),
    nudge: (id, right, down) => inScene((scene) => nudged(scene, id, right, down), `nudge ${id}`),
    size: (id, height) => inScene((scene) => sized(scene, id, height), `size ${id} ${step.current}`),
    colour: (id, hex, word) =>
      inScene((scene) => coloured(scene, id, hex, word), word ? undefined : `colour ${id}`),
    replace: (id, part, noun) => {
      need([part]);
      inScene((scene) => replaced(scene, id, part, noun));
    },
    tone: (id, part) => {
      need([part]);
      inScene((scene) => toned(scene, id, part));
    },
    flip: (id) => inScene((scene) => flipped(scene, id)),
    shift: (id, by) => inScene((scene) => shifted(scene, id, by)),
    duplicate: (id) => {
      const copy = duplicated(state.scene, id);
      if (!copy) return;
      inScene(() => copy.scene);
      select(copy.id);
    },
    remove: (id) => {
      inScene((scene) => removed(scene, id));
      select(null);
    },
  };
}
