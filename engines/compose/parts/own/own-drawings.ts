import type { OwnDrawing } from './drawing.ts';
import { kitchenDrawings } from './kitchen.ts';
import { streetDrawings } from './street.ts';
import { thingDrawings } from './things.ts';

/** Everything that neither set has, drawn by us. */
export const ownDrawings: readonly OwnDrawing[] = [...streetDrawings, ...kitchenDrawings, ...thingDrawings];
