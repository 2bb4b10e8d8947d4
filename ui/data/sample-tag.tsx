import type { ComponentProps } from 'react';
import { Badge } from './badge.tsx';

/** Marks invented data as such. */
export function SampleTag({ children = 'Sample data', className = '', ...rest }: ComponentProps<'span'>) {
  return (
    <Badge variant="outline" icon={null} className={`whitespace-nowrap font-normal ${className}`} {...rest}>
      {children}
    </Badge>
  );
}
