import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { RangeField } from '#ui/fields/range-field.tsx';
import { Dialog } from '#ui/panels/dialog.tsx';
import { type Crop, cutOf, kept, mostZoom, moved, type Size, wholeCrop } from '../crop.ts';

interface CropDialogProps {
  /** The address of the chosen picture, in this browser alone. */
  address: string;
  onUse: (picture: HTMLImageElement, crop: Crop) => Promise<void>;
  onClose: () => void;
  /** The picture cannot be drawn by this browser. */
  onBroken: () => void;
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
};

/** Where the picture lies inside of the square window, in parts of its side. */
function placeOf(size: Size, crop: Crop) {
  const { left, top, side } = cutOf(size, crop);
  const part = (length: number) => `${(length / side) * 100}%`;
  return { width: part(size.width), height: part(size.height), left: part(-left), top: part(-top) };
}

/** Lets somebody choose the square of a picture that is shown: by dragging, by the arrow keys, and a slider for how near. */
export function CropDialog({ address, onUse, onClose, onBroken }: CropDialogProps) {
  const picture = useRef<HTMLImageElement>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const [busy, setBusy] = useState(false);

  const move = (by: { x: number; y: number }) => {
    if (size) setCrop((before) => moved(size, before, by));
  };
  function drag(event: PointerEvent<HTMLButtonElement>) {
    const from = grip.current;
    if (!from) return;
    const width = event.currentTarget.clientWidth;
    move({ x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / width });
    grip.current = { x: event.clientX, y: event.clientY };
  }
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  }
  async function use() {
    if (busy || !picture.current) return;
    setBusy(true);
    await onUse(picture.current, crop).finally(() => setBusy(false));
  }

  return (
    <Dialog
      id="crop"
      heading="Crop your picture"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button variant="ghost" command="close" commandfor="crop">
            Cancel
          </Button>
          <Button variant="ink" busy={busy} onClick={use}>
            Use this picture
          </Button>
        </>
      }
    >
      {/* A button, because it takes the focus and the arrow keys; pressing it does nothing. */}
      <button
        type="button"
        aria-label="Your picture: drag it or use the arrow keys to move it"
        className="relative mx-auto my-1.5 block aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-full bg-sunk outline-offset-4 active:cursor-grabbing"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          grip.current = null;
        }}
        onKeyDown={press}
      >
        <img
          ref={picture}
          src={address}
          alt=""
          draggable={false}
          className="absolute max-w-none select-none"
          style={size ? placeOf(size, crop) : { width: '100%' }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onBroken}
        />
      </button>
      <RangeField
        label="Zoom"
        min={1}
        max={mostZoom}
        step={0.05}
        format={(zoom) => `${zoom.toFixed(1)}×`}
        onValueChange={(zoom) => {
          if (size) setCrop((before) => kept(size, { ...before, zoom }));
        }}
        className="mt-5"
      />
    </Dialog>
  );
}
