import { navigation } from 'virtual:navigation';
import { useSite } from '#app/head/use-facts.ts';
import { orderedLinks } from './menu-order.ts';

/** Tells whether an address may be named: its area may be hidden or off. */
export function useIsListed(): (href: string) => boolean {
  const { hidden } = useSite();
  return (href) => !hidden.includes(href);
}

/** The menu as the operator wants it: in their order, without what is hidden. */
export function useNavigation(): typeof navigation {
  const { menuOrder } = useSite();
  const isListed = useIsListed();
  return {
    groups: navigation.groups.map((group) => ({
      ...group,
      links: orderedLinks(group.links, menuOrder[group.name]).filter(({ href }) => isListed(href)),
    })),
    policies: navigation.policies.filter(({ href }) => isListed(href)),
  };
}
