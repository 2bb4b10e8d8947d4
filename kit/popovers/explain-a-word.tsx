import { Button } from '#ui/actions/button.tsx';

export default function ExplainAWord() {
  return (
    <>
      <Button variant="ghost" popoverTarget="double-opt-in" className="[anchor-name:--word]">
        What is double opt-in?
      </Button>
      <div
        id="double-opt-in"
        popover="auto"
        className="m-2 max-w-72 rounded-input border border-line bg-raised p-4 text-ink [inset:auto] [position-anchor:--word] [position-area:bottom_span-right] [position-try-fallbacks:flip-block]"
      >
        An address counts only after its owner has pressed the button in a mail sent to it.
      </div>
    </>
  );
}
