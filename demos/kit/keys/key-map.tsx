import { memo } from 'react';
import { useAlive } from '#ui/foundation/use-store.ts';
import { Dialog } from '#ui/panels/dialog.tsx';
import type { DialogFrameProps } from '#ui/panels/dialog-frame.tsx';
import { KeyCap } from '#ui/text/key-cap.tsx';
import { capsOf, hasCommandKey } from './demo-keys.ts';

interface KeyMapProps extends Pick<DialogFrameProps, 'id' | 'open' | 'onOpenChange'> {
  /** What the keys do; those without a `run` are only told, such as the arrows on a map. */
  keys: readonly { keys: string; label: string }[];
}

/** All keys of a demo, in a dialog. */
export const KeyMap = memo(function KeyMap({ keys, ...dialog }: KeyMapProps) {
  const mac = useAlive() && hasCommandKey();
  return (
    <Dialog heading="Keys" {...dialog}>
      <dl>
        {keys.map(({ keys: shortcut, label }) => (
          <div key={shortcut + label} className="flex min-h-10 items-center justify-between gap-6">
            <dt>{label}</dt>
            <dd className="flex gap-1">
              {capsOf(shortcut, mac).map((cap) => (
                <KeyCap key={cap}>{cap}</KeyCap>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-[.9375rem] text-mute">Shortcuts are off while you type in a field.</p>
    </Dialog>
  );
});
