import type { PictureRequest, Relation, Thing } from '../parse/request.ts';

/** 'Between two trees' has a tree on either side: what stands on both sides becomes two things. */
export function splitBetween({ things, relations }: Pick<PictureRequest, 'things' | 'relations'>): {
  things: Thing[];
  relations: Relation[];
} {
  const all = [...things];
  const split = relations.map((relation) => {
    const sides = all[relation.to];
    if (relation.kind !== 'between' || relation.and !== relation.to || !sides || sides.count < 2)
      return relation;
    const half = Math.floor(sides.count / 2);
    all[relation.to] = { ...sides, count: half };
    return { ...relation, and: all.push({ ...sides, count: sides.count - half }) - 1 };
  });
  return { things: all, relations: split };
}
