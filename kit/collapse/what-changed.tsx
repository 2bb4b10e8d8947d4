import { Collapse } from '#ui/panels/collapse.tsx';

export default function WhatChanged() {
  return (
    <Collapse summary="Why we serve the fonts ourselves">
      <p className="max-w-[40rem] text-mute">
        Another host would learn about every visit. Fonts from our own server tell nobody.
      </p>
    </Collapse>
  );
}
