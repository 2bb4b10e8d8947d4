import { Popover } from '#ui/panels/popover.tsx';

export default function ExplainAWord() {
  return (
    <>
      <p className="max-w-[34rem]">
        We write to nobody who has not agreed by{' '}
        <button
          type="button"
          popoverTarget="double-opt-in"
          className="underline decoration-dotted decoration-2 underline-offset-4 hover:text-accent"
        >
          double opt-in
        </button>
        , and each mail carries a link that ends it.
      </p>
      <Popover id="double-opt-in" heading="Double opt-in">
        An address counts only after its owner has pressed the button in a mail sent to it.
      </Popover>
    </>
  );
}
