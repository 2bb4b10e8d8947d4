import { Popover } from '#ui/panels/popover.tsx';

export default function ExplainAWord() {
  return (
    <>
      <p className="max-w-[34rem]">
        We only write to people who have agreed by{' '}
        <button
          type="button"
          popoverTarget="double-opt-in"
          className="underline decoration-dotted decoration-2 underline-offset-4 hover:text-accent"
        >
          double opt-in
        </button>
        , and each email has an unsubscribe link.
      </p>
      <Popover id="double-opt-in" heading="Double opt-in">
        We use an address only after its owner has clicked the button in an email sent to it.
      </Popover>
    </>
  );
}
