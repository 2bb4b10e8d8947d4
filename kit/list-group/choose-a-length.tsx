import { ListChoice, ListGroup } from '#ui/layout/list-group.tsx';

export default function ChooseALength() {
  return (
    <fieldset className="max-w-xl">
      <legend className="mb-3 font-display text-xl font-semibold tracking-[-.03em]">
        What is the call about?
      </legend>
      <ListGroup variant="card">
        <ListChoice
          name="call"
          value="look"
          title="A first look"
          note="You tell us, we ask questions"
          end="30 min"
          defaultChecked
        />
        <ListChoice
          name="call"
          value="scope"
          title="Scoping"
          note="We write the tests that say when the work is done"
          end="60 min"
        />
        <ListChoice
          name="call"
          value="review"
          title="Review of an existing product"
          note="Send us the address beforehand"
          end="45 min"
        />
      </ListGroup>
    </fieldset>
  );
}
