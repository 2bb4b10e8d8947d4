import type { ComponentType } from 'react';
import { WorkshopExample } from '#ui/kinds/workshop-example.tsx';
import { WorkshopPage } from '#ui/kinds/workshop-page.tsx';
import { useKitData } from './kit-data.ts';
import { Playground, type PlaygroundOf } from './playground.tsx';

/** One running example: its file in the page's folder, what it shows, and the component that the file exports. */
export interface KitExample {
  /** The file's name without its ending. */
  file: string;
  heading: string;
  note?: string;
  Example: ComponentType;
}

interface KitPageProps {
  examples: readonly KitExample[];
  /** A component whose props can be switched, where that helps, or several. */
  playground?: PlaygroundOf | readonly PlaygroundOf[];
}

/** A single playground has no name of its own; if there are several, each has one. */
function placesOf(playground: KitPageProps['playground']) {
  const list = playground ? [playground].flat() : [];
  return list.map((of) =>
    list.length === 1
      ? { of, id: 'playground', heading: 'Try it' }
      : { of, id: `playground-${of.component.toLowerCase()}`, heading: `Try ${of.component}` },
  );
}

/** A page of the kit, made of its examples; the rest comes from its words, its types and what was measured. */
export function KitPage({ examples, playground }: KitPageProps) {
  const { page, before, after, sources, props, measured } = useKitData();
  const places = placesOf(playground);
  const contents = [
    ...places.map(({ id, heading }) => ({ id, heading })),
    ...examples.map(({ file, heading }) => ({ id: file, heading })),
  ];
  const folder = page.path.replace('/ui/', 'kit/');
  return (
    <WorkshopPage
      page={page}
      before={before}
      after={after}
      props={props}
      measured={measured}
      contents={contents}
    >
      {places.map((place) => (
        <Playground key={place.id} {...place} />
      ))}
      {examples.map(({ file, heading, note, Example }, index) => (
        <WorkshopExample
          key={file}
          id={file}
          heading={heading}
          note={note}
          file={`${folder}/${file}.tsx`}
          source={sources[file] ?? []}
          open={index === 0 && !playground}
        >
          <Example />
        </WorkshopExample>
      ))}
    </WorkshopPage>
  );
}
