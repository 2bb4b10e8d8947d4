import { frame, mostObjects, type Placed, type Scene } from '#engines/compose/layout/scene.ts';

const clamped = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

const changed = (scene: Scene, id: string, to: (object: Placed) => Partial<Placed>): Scene => ({
  ...scene,
  objects: scene.objects.map((object) => (object.id === id ? { ...object, ...to(object) } : object)),
});

/** Moves an object; its foot stays where it can be reached again. */
export const moved = (scene: Scene, id: string, x: number, y: number): Scene =>
  changed(scene, id, ({ height }) => ({
    x: Math.round(clamped(x, 0, frame.width)),
    y: Math.round(clamped(y, 20, frame.height + height * 0.6)),
  }));

export const nudged = (scene: Scene, id: string, right: number, down: number): Scene => {
  const object = scene.objects.find((one) => one.id === id);
  return object ? moved(scene, id, object.x + right, object.y + down) : scene;
};

export const sized = (scene: Scene, id: string, height: number): Scene =>
  changed(scene, id, () => ({ height: Math.round(clamped(height, 24, 1400)) }));

export const coloured = (scene: Scene, id: string, colour: string | null, word: string | null): Scene =>
  changed(scene, id, () => ({ colour, colourWord: word }));

export const flipped = (scene: Scene, id: string): Scene =>
  changed(scene, id, ({ flip }) => ({ flip: !flip }));

/** Puts another part in an object's place, with its own colours. */
export const replaced = (scene: Scene, id: string, part: string, noun: string): Scene =>
  changed(scene, id, () => ({ part, noun, colour: null, colourWord: null }));

/** Another skin tone of the same drawing. */
export const toned = (scene: Scene, id: string, part: string): Scene => changed(scene, id, () => ({ part }));

export const removed = (scene: Scene, id: string): Scene => ({
  ...scene,
  objects: scene.objects.filter((object) => object.id !== id),
});

/** An id that no object has. */
function freeId(scene: Scene): string {
  const taken = new Set(scene.objects.map(({ id }) => id));
  let number = scene.objects.length;
  while (taken.has(`n${number}`)) number += 1;
  return `n${number}`;
}

/** The same object once more, a little to the side; null where the picture is full. */
export function duplicated(scene: Scene, id: string): { scene: Scene; id: string } | null {
  const at = scene.objects.findIndex((object) => object.id === id);
  const object = scene.objects[at];
  if (!object || scene.objects.length >= mostObjects) return null;
  const copy = { ...object, id: freeId(scene), x: Math.min(frame.width, object.x + 70), y: object.y + 20 };
  return { scene: { ...scene, objects: scene.objects.toSpliced(at + 1, 0, copy) }, id: copy.id };
}

/** A new object in the middle of the ground. */
export function added(scene: Scene, part: string, noun: string): { scene: Scene; id: string } | null {
  if (scene.objects.length >= mostObjects) return null;
  const object: Placed = {
    id: freeId(scene),
    part,
    noun,
    x: frame.width / 2,
    y: Math.round(frame.height * 0.88),
    height: 300,
    flip: false,
    colour: null,
    colourWord: null,
    shadow: 'ground',
  };
  return { scene: { ...scene, objects: [...scene.objects, object] }, id: object.id };
}

/** One step to the front or to the back. */
export function shifted(scene: Scene, id: string, by: 1 | -1): Scene {
  const at = scene.objects.findIndex((object) => object.id === id);
  const to = at + by;
  const object = scene.objects[at];
  if (!object || to < 0 || to >= scene.objects.length) return scene;
  return { ...scene, objects: scene.objects.toSpliced(at, 1).toSpliced(to, 0, object) };
}
