import { type ComponentType, useContext, useId } from 'react';
import { IslandDrawingContext } from './island-drawing.ts';
import type { NameOf } from './registry.ts';

interface IslandProps<Props extends object> {
  name: NameOf<Props>;
  /** The component that the registry has under this name. */
  of: ComponentType<Props>;
  /** Its only input: on a reading page an island has neither context nor router. */
  props: NoInfer<Props>;
  /**
   * When it hydrates there: once it comes near the view, at the first touch, or near the view where this browser
   * knows its visitor and else at the first touch.
   */
  wake: 'near' | 'touch' | 'known';
}

/** A part of a page that needs scripts. A page that is read loads none but those of the islands that are used. */
export function Island<Props extends object>({ name, of: Part, props, wake }: IslandProps<Props>) {
  const drawing = useContext(IslandDrawingContext);
  const prefix = useId();
  if (!drawing) return <Part {...props} />;
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      className="contents"
    >
      {drawing.draw(<Part {...props} />, prefix)}
    </div>
  );
}
