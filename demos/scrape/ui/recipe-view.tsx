import type { Anchor, Recipe } from '#engines/scrape/recipe/schema.ts';
import { Level } from '#ui/data/level.tsx';
import { anchorSaid, healthSaid, kindWords, takeWords } from '../words.ts';
import { FieldMark } from './field-mark.tsx';

interface RecipeViewProps {
  recipe: Recipe;
  health: readonly number[];
}

function Anchors({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <ol className="mt-2 flex flex-wrap gap-1.5">
      {anchors.map((anchor) => (
        <li
          key={`${anchor.by} ${anchor.value} ${anchor.at}`}
          className="rounded-full border border-line px-2.5 py-0.5 text-[.8125rem] wrap-anywhere"
        >
          {anchorSaid(anchor)} <span className="font-mono text-mute">{anchor.score.toFixed(2)}</span>
        </li>
      ))}
    </ol>
  );
}

/** How the recipe finds its rows again, and how much of that still holds. */
export function RecipeView({ recipe, health }: RecipeViewProps) {
  return (
    <div className="max-w-[52rem]">
      <p className="text-pretty">
        Pages change their markup sooner or later, so we find every row and field in several ways, called
        anchors. They vote, and an anchor that no longer finds anything doesn’t count. When few are left,
        select the field again before it is lost.
      </p>
      <section className="mt-6">
        <h3 className="font-sans text-[.9375rem] font-semibold tracking-normal">Rows are found by</h3>
        <Anchors anchors={recipe.records.anchors} />
      </section>
      <ul className="mt-6 border-t border-line">
        {recipe.fields.map(({ name, kind, take, anchors }, at) => {
          const worn = healthSaid(health[at] ?? 0, anchors.length);
          return (
            <li
              key={`${name} ${JSON.stringify(anchors[0])}`}
              className="grid gap-x-8 gap-y-3 border-b border-line py-4 sm:grid-cols-[1fr_13rem]"
            >
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2.5 font-semibold">
                  <FieldMark at={at} />
                  {name}
                  <span className="text-sm font-normal text-mute">
                    {kindWords[kind]}, {takeWords[take].toLowerCase()}
                  </span>
                </p>
                <Anchors anchors={anchors} />
              </div>
              <Level
                label="Anchors"
                value={health[at] ?? 0}
                max={1}
                low={0.5}
                high={0.9}
                optimum={1}
                said={worn.said}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
