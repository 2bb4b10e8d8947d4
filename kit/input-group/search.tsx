import { SearchForm } from '#ui/components/search-form.tsx';

export const heading = 'A sign before, a button behind';

export default function Example() {
  return <SearchForm label="Search the kit and the site" words="tables" />;
}
