import { memo } from 'react';
import { readSvgBody } from '#lib/look/svg-body.ts';
import { svgElements } from '#ui/icons/svg-elements.tsx';

/** Part of a picture that came as text; drawn again only when it changes. */
export const Layer = memo(function Layer({ body }: { body: string }) {
  return svgElements(readSvgBody(body) ?? []);
});
