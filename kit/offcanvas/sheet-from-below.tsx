import { Button } from '#ui/actions/button.tsx';

export default function SheetFromBelow() {
  return (
    <>
      <Button variant="ghost" popoverTarget="sheet-example">
        Open the sheet
      </Button>
      <div
        id="sheet-example"
        popover="auto"
        className="fixed inset-x-0 bottom-0 top-auto m-0 w-full max-w-none rounded-t-card bg-paper p-8 text-ink backdrop:bg-[oklch(.1_.01_275/.5)]"
      >
        <p className="mb-5">A tap outside, Esc or this button shuts it.</p>
        <Button popoverTarget="sheet-example" popoverTargetAction="hide">
          Shut the sheet
        </Button>
      </div>
    </>
  );
}
