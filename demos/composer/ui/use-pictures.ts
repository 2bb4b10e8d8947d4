import { useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { type PastPicture, readPictures, withPicture } from '../past-pictures.ts';
import type { ComposerState } from '../state.ts';

const name = 'composer-pictures';

/** The pictures that this browser remembers. */
export function usePictures() {
  const [pictures, setPictures] = useState<readonly PastPicture[]>([]);
  return {
    pictures,
    /** Looks at what was kept; only a browser can. */
    load: () => setPictures(readPictures(keptState(name))),
    keep: (state: ComposerState) =>
      setPictures((before) => {
        const next = withPicture(before, state, new Date().toISOString());
        keepState(name, next);
        return next;
      }),
    forget: () => {
      forgetState(name);
      setPictures([]);
    },
  };
}
