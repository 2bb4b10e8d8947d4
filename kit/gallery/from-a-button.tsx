import { Images } from 'lucide-react';
import { useState } from 'react';
import { wideScreens } from '#content/template-screens.ts';
import { Button } from '#ui/actions/button.tsx';
import { Lightbox } from '#ui/media/lightbox.tsx';

export default function FromAButton() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <div data-hue="lime" className="hue-block flex flex-wrap items-center justify-between gap-5 p-6 sm:p-8">
      <p className="display max-w-[14ch] text-3xl">Five trades, five first screens</p>
      <Button variant="hue" onClick={() => setIndex(0)}>
        <Images size={20} strokeWidth={1.5} aria-hidden="true" />
        Look at all five
      </Button>
      <Lightbox label="Five first screens" items={wideScreens} index={index} onIndexChange={setIndex} />
    </div>
  );
}
