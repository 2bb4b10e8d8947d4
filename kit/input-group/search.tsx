import { SearchForm } from '#ui/fields/search-form.tsx';

export default function Search() {
  return <SearchForm label="Search the kit and the site" words="tables" />;
}
