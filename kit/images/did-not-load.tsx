import { Figure } from '#ui/media/figure.tsx';

const lost = {
  sources: [{ src: 'data:image/avif;base64,AAAA', width: 640 }],
  width: 640,
  height: 320,
  placeholder: null,
};

export default function DidNotLoad() {
  return (
    <Figure
      picture={lost}
      alt="Twelve stops on a map, joined into one round of 84 kilometres"
      sizes="40rem"
      caption="Sample round for Tuesday, 1 December."
      className="mx-auto max-w-[40rem]"
    />
  );
}
