import { Collapse } from '#ui/panels/collapse.tsx';

export default function WhatChanged() {
  return (
    <Collapse summary="Why the fonts are ours">
      <p className="max-w-[40rem] text-mute">
        Served from another host, each visit would be told to that host. From here, nobody hears of it.
      </p>
    </Collapse>
  );
}
