import { type KitExample, KitPage } from '../kit-page.tsx';
import FromAScene from './from-a-scene.tsx';
import PosterThatOpens from './poster-that-opens.tsx';
import ToldWhenSeen from './told-when-seen.tsx';
import WordsOfTheFilm from './words-of-the-film.tsx';

const examples: KitExample[] = [
  {
    file: 'poster-that-opens',
    heading: 'A picture that opens a film',
    note: 'Only the picture loads with the page. The film loads when someone plays it, with captions on.',
    Example: PosterThatOpens,
  },
  {
    file: 'words-of-the-film',
    heading: 'With a transcript',
    note: 'Some people would rather read: it is faster, and they can search the text.',
    Example: WordsOfTheFilm,
  },
  {
    file: 'from-a-scene',
    heading: 'From a scene',
    note: 'There are two buttons for one film, and each starts at its own scene.',
    Example: FromAScene,
  },
  {
    file: 'told-when-seen',
    heading: 'The page knows when the film is closed',
    note: 'A lesson counts as watched once its film is closed.',
    Example: ToldWhenSeen,
  },
];

export default function VideoPopupPage() {
  return <KitPage examples={examples} />;
}
