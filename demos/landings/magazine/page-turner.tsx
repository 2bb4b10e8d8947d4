import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { forgetState, keepState, keptState } from '../../kit/share/kept-state.ts';
import { useSwipe } from '../../kit/touch/use-swipe.ts';
import { PageWriter } from './page-writer.tsx';
import { boundOf, type OwnPage, ownPageFrom } from './pages.ts';
import { openings } from './words.ts';

const place = 'landing-magazine';
const firstPage = 14;

/** The magazine to leaf through, and the form for the last page. */
export function PageTurner() {
  const [own, setOwn] = useState<OwnPage | null>(null);
  const [index, setIndex] = useState(0);
  const [way, setWay] = useState<'on' | 'back' | null>(null);
  useEffect(() => setOwn(ownPageFrom(keptState(place))), []);
  const bound = boundOf(openings, own);
  const last = bound.length - 1;
  const opening = bound[Math.min(index, last)];
  function go(to: number) {
    const next = Math.max(0, Math.min(last, to));
    if (next === index) return;
    setWay(next > index ? 'on' : 'back');
    setIndex(next);
  }
  const turned = useSwipe((to) => go(index + (to === 'left' ? 1 : -1)));
  if (!opening) return null;
  const page = firstPage + index * 2;
  return (
    <div data-centrepiece>
      <fieldset
        aria-roledescription="magazine"
        aria-label={`Pages ${page} and ${page + 1}`}
        className="book"
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') go(index + 1);
          else if (key === 'ArrowLeft') go(index - 1);
        }}
        {...turned}
      >
        <div key={opening.id} className="leaf" data-way={way} data-paper={opening.paper}>
          <div className="leaf-left">
            <p className="leaf-pull">{opening.pull}</p>
            <span className="folio">{page}</span>
          </div>
          <article className="leaf-right">
            <h3>{opening.title}</h3>
            <p>{opening.text}</p>
            <span className="folio">{page + 1}</span>
          </article>
        </div>
        <div className="keys">
          <button type="button" aria-disabled={index === 0} onClick={() => go(index - 1)}>
            <ArrowLeft size={20} aria-hidden="true" /> Back
          </button>
          <p role="status">
            Pages {page} and {page + 1},{' '}
            {last - index === 0 ? 'the last ones' : `${(last - index) * 2} pages to go`}
          </p>
          <button type="button" aria-disabled={index === last} onClick={() => go(index + 1)}>
            Turn <ArrowRight size={20} aria-hidden="true" />
          </button>
        </div>
      </fieldset>
      <PageWriter
        key={own ? 'own' : 'none'}
        own={own}
        onBind={(next) => {
          setOwn(next);
          keepState(place, next);
          setWay('on');
          setIndex(openings.length);
        }}
        onRemove={() => {
          setOwn(null);
          forgetState(place);
          setWay('back');
          setIndex(openings.length - 1);
        }}
      />
    </div>
  );
}
