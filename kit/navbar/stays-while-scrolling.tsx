import { Navbar } from '#ui/layout/navbar.tsx';

const links = [
  { href: '#stays-while-scrolling', label: 'Privacy', current: true },
  { href: '/imprint', label: 'Imprint' },
  { href: '/accessibility-statement', label: 'Accessibility' },
];
const parts = ['What we store', 'How long we store it', 'Who can read it', 'How to have it deleted'];

export default function StaysWhileScrolling() {
  return (
    <section
      aria-label="A policy to scroll"
      tabIndex={0}
      className="h-72 overflow-auto rounded-card border border-line bg-paper px-5"
    >
      <Navbar label="Policies" variant="bar" sticky brand="Policies" links={links} />
      {parts.map((part) => (
        <div key={part} className="py-5">
          <h3 className="text-xl">{part}</h3>
          <p className="mt-2 text-mute">The bar stays in place while the page scrolls under it.</p>
        </div>
      ))}
    </section>
  );
}
