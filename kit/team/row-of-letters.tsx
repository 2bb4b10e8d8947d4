import { roles } from '#content/form-pages/pricing.ts';
import { Avatar } from '#ui/data/avatar.tsx';

const hues = ['mint', 'lilac', 'sun', 'sky', 'pink'];
const names = roles.map(({ name }) => name);

export default function RowOfLetters() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="flex">
        {names.map((name, place) => (
          <Avatar
            key={name}
            name={name}
            hue={hues[place]}
            className="-ms-2 border-2 border-paper first:ms-0"
          />
        ))}
      </div>
      <p className="text-[.9375rem]">
        Five roles: {names.slice(0, -1).join(', ').toLowerCase()} and {names.at(-1)?.toLowerCase()}.
      </p>
    </div>
  );
}
