const corners = [
  ['rounded-tile', 'Blocks of a hue'],
  ['rounded-card', 'Cards, dialogs'],
  ['rounded-input', 'Fields, alerts'],
  ['rounded-full', 'Buttons, pills'],
];
const steps = [
  ['w-1', '4 px'],
  ['w-2', '8 px'],
  ['w-3', '12 px'],
  ['w-5', '20 px'],
  ['w-7', '28 px'],
  ['w-11', '44 px: the smallest touch target'],
  ['w-13', '52 px: a button'],
  ['w-24', '96 px: the space below a page'],
];

export default function CornersAndSteps() {
  return (
    <div className="grid gap-8 @2xl:grid-cols-2">
      <ul className="grid grid-cols-2 gap-3">
        {corners.map(([corner, use]) => (
          <li
            key={corner}
            className={`grid min-h-28 content-center border border-line bg-raised p-5 ${corner}`}
          >
            <span className="mono-label">{corner}</span>
            <span className="text-sm text-mute">{use}</span>
          </li>
        ))}
      </ul>
      <ul className="grid content-start">
        {steps.map(([step, use]) => (
          <li key={step} className="flex min-h-11 items-center gap-4 border-b border-line">
            <span className="w-24 shrink-0">
              <span className={`block h-3 rounded-sm bg-ink ${step}`} />
            </span>
            <span className="mono-label w-12 shrink-0">{step?.replace('w-', '')}</span>
            <span className="text-sm text-mute">{use}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
