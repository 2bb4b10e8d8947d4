import { Hand, Minus, Plus, Ruler } from 'lucide-react';
import { useState } from 'react';
import { ButtonGroup, GroupButton } from '#ui/actions/button-group.tsx';

const icon = { size: 20, strokeWidth: 1.5, 'aria-hidden': true } as const;

export default function ToolsOfAMap() {
  const [zoom, setZoom] = useState(11);
  const [measuring, setMeasuring] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <ButtonGroup label="Map tools">
        <GroupButton aria-label="Zoom in" onClick={() => setZoom(zoom + 1)}>
          <Plus {...icon} />
        </GroupButton>
        <GroupButton aria-label="Zoom out" onClick={() => setZoom(zoom - 1)}>
          <Minus {...icon} />
        </GroupButton>
        <GroupButton pressed={measuring} onClick={() => setMeasuring(!measuring)}>
          <Ruler {...icon} />
          Measure
        </GroupButton>
        <GroupButton onClick={() => setZoom(11)}>
          <Hand {...icon} />
          Whole round
        </GroupButton>
      </ButtonGroup>
      <p role="status" className="mono-label text-mute">
        Zoom {zoom}
      </p>
    </div>
  );
}
