import type { LeafletSection } from '../leaflet.ts';
import { textLink } from './text-link.ts';

type ReferencesProps = Pick<LeafletSection, 'references'> & { className?: string };

/** The public pages on which a section can be checked. */
export function References({ references, className = '' }: ReferencesProps) {
  return (
    <p className={`text-sm ${className}`}>
      Check it on{' '}
      {references.map(({ name, address }, at) => (
        <span key={address}>
          {at > 0 ? ' and ' : ''}
          <a href={address} className={textLink}>
            {name}
          </a>
        </span>
      ))}
      .
    </p>
  );
}
