import { Menu, Play, Search, X } from 'lucide-react';
import { IconButton } from '#ui/actions/icon-button.tsx';

export default function IconsEverybodyKnows() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <IconButton label="Menu" icon={Menu} />
      <IconButton label="Search" icon={Search} />
      <IconButton label="Play the film" icon={Play} />
      <div className="flex items-center gap-2 rounded-full border border-line bg-raised ps-5">
        3 filters
        <IconButton label="Clear the filters" icon={X} variant="plain" />
      </div>
    </div>
  );
}
