import { pageFacts } from '#app/head/page-facts.server.ts';
import { DriverScreen } from '#demos/routing/drivers/driver-screen.tsx';

export const loader = ({ url }: { url: URL }) => ({ facts: pageFacts(url) });

/** The page of one van's driver; its tour stands behind the # of the address, which the server does not see. */
export default function RoutingDriver() {
  return (
    <main id="main" tabIndex={-1} data-hue="cobalt">
      <DriverScreen />
    </main>
  );
}
