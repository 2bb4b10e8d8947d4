import { type KitExample, KitPage } from '../kit-page.tsx';
import FromAScene from './from-a-scene.tsx';
import PosterThatOpens from './poster-that-opens.tsx';
import ToldWhenSeen from './told-when-seen.tsx';
import WordsOfTheFilm from './words-of-the-film.tsx';

const examples: KitExample[] = [
  {
    file: 'poster-that-opens',
    heading: 'A picture that becomes a film',
    note: 'Only the picture is loaded with the page. The film comes when it is asked for, with captions on.',
    Example: PosterThatOpens,
  },
  {
    file: 'words-of-the-film',
    heading: 'With its words',
    note: 'For those who would rather read: faster, and it can be searched.',
    Example: WordsOfTheFilm,
  },
  {
    file: 'from-a-scene',
    heading: 'From a scene on',
    note: 'Two buttons, one film: each starts where its subject does.',
    Example: FromAScene,
  },
  {
    file: 'told-when-seen',
    heading: 'The page hears of it',
    note: 'A lesson counts as seen when its film was shut.',
    Example: ToldWhenSeen,
  },
];

export default function VideoPopupPage() {
  return <KitPage examples={examples} />;
}
