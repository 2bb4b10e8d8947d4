import { GitCompareArrows, Keyboard, MapPinPlus, Maximize, Minus, Plus, Table2 } from 'lucide-react';
import type { RefObject } from 'react';
import { ToolButton } from '#demos/kit/layout/tool-button.tsx';
import type { Opened } from './bar.tsx';
import type { MapHandle } from './map/route-map.tsx';

interface RailProps {
  map: RefObject<MapHandle | null>;
  isPlacing: boolean;
  onPlacing: () => void;
  onOpen: (what: Opened) => void;
}

/** The tools of the map, beside it. */
export function Rail({ map, isPlacing, onPlacing, onOpen }: RailProps) {
  return (
    <div className="sticky top-0 py-2">
      <ToolButton place="rail" icon={Plus} label="Zoom in" onClick={() => map.current?.zoom(1.5)} />
      <ToolButton place="rail" icon={Minus} label="Zoom out" onClick={() => map.current?.zoom(1 / 1.5)} />
      <ToolButton place="rail" icon={Maximize} label="Fit" onClick={() => map.current?.fit()} />
      <ToolButton
        place="rail"
        icon={MapPinPlus}
        label="Add stop"
        aria-pressed={isPlacing}
        onClick={onPlacing}
      />
      <ToolButton place="rail" icon={Table2} label="Table" onClick={() => onOpen('stops')} />
      <ToolButton place="rail" icon={GitCompareArrows} label="Compare" onClick={() => onOpen('compare')} />
      <ToolButton place="rail" icon={Keyboard} label="Keys" onClick={() => onOpen('keys')} />
    </div>
  );
}
