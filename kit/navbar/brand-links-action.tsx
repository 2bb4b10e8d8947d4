import { ButtonLink } from '#ui/actions/button.tsx';
import { Navbar } from '#ui/layout/navbar.tsx';

const links = [
  { href: '/demos', label: 'Work', current: true },
  { href: '/pages/services-1', label: 'Services' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/blog', label: 'Journal' },
];

export default function BrandLinksAction() {
  return (
    <Navbar
      label="Studio"
      brand={<a href="/">Akra Studio</a>}
      links={links}
      actions={
        <ButtonLink variant="ink" size="small" href="/book_an_appointment">
          Book a call
        </ButtonLink>
      }
    />
  );
}
