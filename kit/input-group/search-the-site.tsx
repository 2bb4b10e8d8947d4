import { Search } from 'lucide-react';
import { GroupButton, InputGroup } from '#ui/fields/input-group.tsx';

export default function SearchTheSite() {
  return (
    <search>
      <form action="/search" className="max-w-lg">
        <InputGroup
          label="Search the kit and the site"
          name="q"
          type="search"
          defaultValue="tables"
          required
          sign={<Search size={20} strokeWidth={1.5} />}
          end={<GroupButton type="submit">Search</GroupButton>}
        />
      </form>
    </search>
  );
}
