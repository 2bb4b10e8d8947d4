import { CalendarDays, Ruler, Search, Truck, ZoomIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { van } from '#content/pictures/van.ts';
import { wave } from '#content/pictures/wave.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonGroup, GroupButton } from '#ui/actions/button-group.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Pagination } from '#ui/actions/pagination.tsx';
import { FilterPill, PillRow } from '#ui/actions/pill.tsx';
import { SocialLink } from '#ui/actions/social-link.tsx';
import { Alert } from '#ui/data/alert.tsx';
import { Avatar } from '#ui/data/avatar.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { Placeholder } from '#ui/data/placeholder.tsx';
import { Progress } from '#ui/data/progress.tsx';
import { Spinner } from '#ui/data/spinner.tsx';
import { InputGroup } from '#ui/fields/input-group.tsx';
import { Steps } from '#ui/fields/steps.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { Card, CardTitle } from '#ui/layout/card.tsx';
import { ListGroup, ListLink } from '#ui/layout/list-group.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Accordion, AccordionItem } from '#ui/panels/accordion.tsx';
import { Collapse } from '#ui/panels/collapse.tsx';
import { Tab, TabList, Tabs } from '#ui/panels/tabs.tsx';
import { Quote } from '#ui/text/quote.tsx';
import {
  DialogDrawing,
  FilmDrawing,
  MenuDrawing,
  PopoverDrawing,
  SheetDrawing,
  ToastDrawing,
  TooltipDrawing,
} from './floating-drawings.tsx';

const object = (picture: typeof van, className: string) => (
  <Picture picture={picture} alt="" sizes="12rem" className={className} />
);
/** A part that goes by the width of its container, which has to have one. */
const wide = (part: ReactNode) => <div className="w-64 text-start">{part}</div>;
const bars = [31, 55, 81, 45, 91, 61, 35, 70, 96, 50, 40, 76, 58, 30];

const text: Record<string, ReactNode> = {
  '/ui/typography': (
    <p className="font-display text-[7rem] font-semibold leading-none tracking-[-.06em]">
      A<span className="serif-accent">a</span>
    </p>
  ),
  '/ui/code': (
    <pre className="code font-mono text-sm leading-7">
      <span className="k">const</span> round = <span className="f">plan</span>(stops);{'\n'}
      <span className="k">return</span> round.<span className="f">map</span>(<span className="s">'van'</span>
      );
    </pre>
  ),
  '/ui/blog-components': (
    <div className="w-64 text-start">
      <p className="mono-label text-mute">17 November 2026</p>
      <p className="mt-2 font-display text-2xl font-semibold leading-none tracking-[-.035em]">
        How the planner learned to wait
      </p>
    </div>
  ),
  '/ui/testimonial': wide(<Quote by="A sample client">It held on Monday.</Quote>),
  '/ui/team': (
    <div className="flex -space-x-3">
      {['Noor', 'Ilse', 'Dev'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </div>
  ),
};

const actions: Record<string, ReactNode> = {
  '/ui/buttons': <Button>Hold Tuesday 14:00</Button>,
  '/ui/buttons-group': (
    <ButtonGroup label="Tools">
      <GroupButton aria-label="Measure" pressed>
        <Ruler size={20} strokeWidth={1.5} aria-hidden="true" />
      </GroupButton>
      <GroupButton aria-label="Zoom in">
        <ZoomIn size={20} strokeWidth={1.5} aria-hidden="true" />
      </GroupButton>
      <GroupButton aria-label="Vans">
        <Truck size={20} strokeWidth={1.5} aria-hidden="true" />
      </GroupButton>
    </ButtonGroup>
  ),
  '/ui/dropdowns': <MenuDrawing />,
  '/ui/social-buttons': (
    <div className="flex gap-2">
      <SocialLink site="github" href="/ui/social-buttons" />
      <SocialLink site="mastodon" href="/ui/social-buttons" />
    </div>
  ),
  '/ui/pills': (
    <PillRow label="Trades">
      <FilterPill defaultChecked>Learning</FilterPill>
      <FilterPill>Health</FilterPill>
    </PillRow>
  ),
  '/ui/pagination': wide(<Pagination label="Pages" page={2} pages={4} href={(page) => `?page=${page}`} />),
};

const fields: Record<string, ReactNode> = {
  '/ui/forms': <TextField label="What breaks on Mondays?" placeholder="The van" required className="w-64" />,
  '/ui/input-group': <InputGroup label="Price" unit="€" defaultValue="9,600" required className="w-56" />,
  '/ui/steps': wide(
    <Steps variant="down" steps={[{ label: 'Day' }, { label: 'Time' }, { label: 'You' }]} current={1} />,
  ),
};

const opening: Record<string, ReactNode> = {
  '/ui/accordion': (
    <Accordion className="w-72">
      <AccordionItem heading="Who owns the code?" open>
        You do.
      </AccordionItem>
      <AccordionItem heading="Who hosts it?">You choose.</AccordionItem>
    </Accordion>
  ),
  '/ui/collapse': (
    <Collapse summary="Three sources" className="w-60">
      Reports
    </Collapse>
  ),
  '/ui/modal': <DialogDrawing />,
  '/ui/offcanvas': <SheetDrawing />,
  '/ui/popovers': <PopoverDrawing />,
  '/ui/tabs': (
    <Tabs defaultValue="call" variant="pill">
      <TabList label="Booking">
        <Tab value="call">The call</Tab>
        <Tab value="mails">Emails</Tab>
      </TabList>
    </Tabs>
  ),
  '/ui/tooltips': (
    <TooltipDrawing>
      <IconButton label="Fit" icon={Search} />
    </TooltipDrawing>
  ),
  '/ui/toasts': <ToastDrawing />,
  '/ui/video-popup': <FilmDrawing />,
};

const data: Record<string, ReactNode> = {
  '/ui/tables': (
    <table className="w-64 text-start">
      <tbody>
        {[
          ['Van 1', '14'],
          ['Van 2', '9'],
          ['Van 3', '17'],
        ].map(([name, stops]) => (
          <tr key={name} className="h-10 border-b border-line last:border-0">
            <td className="font-[540]">{name}</td>
            <td className="text-end font-mono">{stops}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  '/ui/badges': (
    <div className="flex gap-2">
      <Badge tone="done">Sent</Badge>
      <Badge tone="danger">Late</Badge>
    </div>
  ),
  '/ui/list-group': (
    <ListGroup className="w-72">
      <ListLink href="/ui/list-group" title="Terms" />
      <ListLink href="/ui/list-group" title="Refunds" />
    </ListGroup>
  ),
  '/ui/progressbar': <Progress label="Reading" value={126} max={165} className="w-60" />,
  '/ui/placeholders': (
    <Placeholder label="Loading" waiting className="w-52 text-lg">
      Two lines of a booking that is on its way
    </Placeholder>
  ),
  '/ui/spinners': <Spinner label="Looking for times" delay={0} />,
  '/ui/alerts': (
    <Alert tone="warning" heading="Two rows have no town" className="w-72">
      They stay in your file.
    </Alert>
  ),
  '/ui/pricing': (
    <div className="w-56 text-start">
      <p className="display text-4xl">Fixed</p>
      <p className="mt-2 text-xl font-[540]">from 9,600 €</p>
      <p className="mt-2 border-t border-line pt-2 text-mute">A plan and a date</p>
    </div>
  ),
};

const media: Record<string, ReactNode> = {
  '/ui/images': object(wave, 'size-40 object-contain'),
  '/ui/gallery': (
    <div className="grid grid-cols-3 gap-2">
      {['mint', 'sun', 'lilac'].map((hue) => (
        <div key={hue} data-hue={hue} className="hue-block grid size-20 place-items-center !rounded-2xl">
          {object(van, 'size-14 object-contain')}
        </div>
      ))}
    </div>
  ),
  '/ui/carousel': (
    <div className="flex w-80 gap-3">
      {['Thu 3', 'Tue 8', 'Wed 16'].map((day) => (
        <div key={day} className="h-28 w-32 shrink-0 rounded-card border border-line bg-raised p-4">
          <CalendarDays size={20} strokeWidth={1.5} aria-hidden="true" />
          <p className="mt-6 font-mono text-sm">{day}</p>
        </div>
      ))}
    </div>
  ),
  '/ui/image-comparison-slider': (
    <div className="relative grid h-32 w-56 grid-cols-2 overflow-hidden rounded-card">
      <span className="bg-sun" />
      <span className="bg-ink-light" />
      <span className="absolute inset-y-0 start-1/2 w-0.5 bg-white" />
      <span className="absolute inset-0 m-auto size-10 rounded-full bg-white" />
    </div>
  ),
  '/ui/audio-player': (
    <div className="flex h-16 items-center gap-1">
      {bars.map((height) => (
        <span
          key={height}
          style={{ height: `${height}%` }}
          className={`w-1.5 rounded-full ${height % 2 ? 'bg-accent' : 'bg-outline'}`}
        />
      ))}
    </div>
  ),
  '/ui/parallax': (
    <div data-hue="sky" className="hue-block grid h-32 w-56 place-items-center overflow-hidden">
      {object(van, 'size-36 object-contain')}
    </div>
  ),
  '/ui/portfolio-components': (
    <div data-hue="coral" className="hue-block grid h-36 w-56 place-items-end p-4 pb-0">
      <span className="h-24 w-full rounded-t-xl bg-raised" />
    </div>
  ),
};

const layout: Record<string, ReactNode> = {
  '/ui/card': wide(
    <Card variant="hue" hue="lilac">
      <CardTitle>Rounds</CardTitle>
      <p>14 stops, one van</p>
    </Card>,
  ),
  '/ui/navbar': (
    <div className="flex w-72 items-center justify-between rounded-full border border-line bg-raised p-1.5 ps-5">
      <span className="font-display text-lg font-semibold">akra</span>
      <Button size="small" variant="ink">
        Book a call
      </Button>
    </div>
  ),
  '/ui/breadcrumb': (
    <Breadcrumbs
      crumbs={[
        { href: '/', label: 'Home' },
        { href: '/ui', label: 'Kit' },
        { href: '/ui/breadcrumb', label: 'Here' },
      ]}
    />
  ),
  '/ui/utilities': (
    <div className="grid grid-cols-4 gap-2">
      {['cobalt', 'coral', 'sun', 'lime', 'lilac', 'pink', 'mint', 'sky'].map((hue) => (
        <span key={hue} data-hue={hue} className="size-11 rounded-xl bg-hue" />
      ))}
    </div>
  ),
};

/** A small picture of each page of the kit, drawn by its own component wherever that can lie still. */
export const previews: Readonly<Record<string, ReactNode>> = {
  ...text,
  ...actions,
  ...fields,
  ...opening,
  ...data,
  ...media,
  ...layout,
};
