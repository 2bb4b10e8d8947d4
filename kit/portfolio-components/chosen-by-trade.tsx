import { objects } from '#content/objects.ts';
import { caseStudies } from '#content/stories/stories.ts';
import { FilteredGrid } from '#ui/layout/filtered-grid.tsx';
import { ObjectTile } from '#ui/layout/object-tile.tsx';

export default function ChosenByTrade() {
  return (
    <FilteredGrid
      label="Trade"
      counted="case studies"
      items={caseStudies.slice(0, 9)}
      groupOf={(study) => study.trade}
      keyOf={(study) => study.path}
    >
      {({ path, hue, object, name, note }) => (
        <ObjectTile href={path} hue={hue} picture={objects[object]} name={name} note={note} />
      )}
    </FilteredGrid>
  );
}
