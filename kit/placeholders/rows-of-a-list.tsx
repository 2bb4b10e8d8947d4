import { Placeholder } from '#ui/data/placeholder.tsx';
import { ListGroup, ListRow } from '#ui/layout/list-group.tsx';

const likely = ['A name of typical length', 'Another name', 'A longer company name'];

export default function RowsOfAList() {
  return (
    <Placeholder label="Loading enquiries" className="max-w-xl">
      <ListGroup variant="card">
        {likely.map((name) => (
          <ListRow key={name} title={name} note="What it is about" end="13 Nov" />
        ))}
      </ListGroup>
    </Placeholder>
  );
}
