import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';

export default function Policies() {
  return (
    <ListGroup>
      <ListLink size="large" href="/privacy" title="Privacy" note="What we store, and for how long" />
      <ListLink size="large" href="/imprint" title="Imprint" note="Who runs this" />
      <ListLink size="large" href="/accessibility-statement" title="Accessibility" note="How it is tested" />
    </ListGroup>
  );
}
