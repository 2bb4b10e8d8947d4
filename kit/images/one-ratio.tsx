import { phoneScreens, wideScreens } from '#content/template-screens.ts';
import { Figure } from '#ui/media/figure.tsx';

const templates = [wideScreens[0], phoneScreens[0], wideScreens[1], phoneScreens[1]];

export default function OneRatio() {
  return (
    <ul className="grid grid-cols-2 gap-4 @2xl:grid-cols-4">
      {templates.map(({ href, name, picture, alt }) => (
        <li key={href}>
          <Figure picture={picture} alt={alt} sizes="12rem" ratio="4 / 5" focus="left top" caption={name} />
        </li>
      ))}
    </ul>
  );
}
