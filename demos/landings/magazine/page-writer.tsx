import { useId, useState } from 'react';
import { longest, type OwnPage, pageTrouble, papers } from './pages.ts';

interface PageWriterProps {
  own: OwnPage | null;
  onBind: (page: OwnPage) => void;
  onRemove: () => void;
}

/** Where somebody writes the last page. */
export function PageWriter({ own, onBind, onRemove }: PageWriterProps) {
  const id = useId();
  const [page, setPage] = useState<OwnPage>(own ?? { title: '', text: '', paper: 'butter' });
  const [trouble, setTrouble] = useState<ReturnType<typeof pageTrouble>>({});
  return (
    <form
      className="writer"
      onSubmit={(event) => {
        event.preventDefault();
        const found = pageTrouble(page);
        setTrouble(found);
        if (Object.keys(found).length === 0) onBind(page);
      }}
    >
      <h3>Your page</h3>
      <div>
        <label className="field-name" htmlFor={`${id}-title`}>
          Title
        </label>
        <input
          id={`${id}-title`}
          value={page.title}
          maxLength={longest.title}
          autoComplete="off"
          aria-invalid={trouble.title !== undefined}
          aria-describedby={trouble.title ? `${id}-title-trouble` : undefined}
          onChange={({ target }) => setPage({ ...page, title: target.value })}
        />
        {trouble.title ? (
          <p id={`${id}-title-trouble`} role="alert">
            {trouble.title}
          </p>
        ) : null}
      </div>
      <div>
        <label className="field-name" htmlFor={`${id}-text`}>
          What it says
        </label>
        <textarea
          id={`${id}-text`}
          rows={6}
          value={page.text}
          aria-invalid={trouble.text !== undefined}
          aria-describedby={`${id}-count${trouble.text ? ` ${id}-text-trouble` : ''}`}
          onChange={({ target }) => setPage({ ...page, text: target.value })}
        />
        <p id={`${id}-count`} className="letters-left">
          {page.text.trim().length} of {longest.text} characters
        </p>
        {trouble.text ? (
          <p id={`${id}-text-trouble`} role="alert">
            {trouble.text}
          </p>
        ) : null}
      </div>
      <fieldset className="paper-choices">
        <legend>Paper</legend>
        {papers.map((paper) => (
          <label key={paper} className="paper-choice">
            <input
              type="radio"
              name={`${id}-paper`}
              checked={page.paper === paper}
              onChange={() => setPage({ ...page, paper })}
            />
            {paper}
          </label>
        ))}
      </fieldset>
      <div className="keys">
        <button type="submit" className="strong">
          Bind it into the magazine
        </button>
        {own ? (
          <button type="button" onClick={onRemove}>
            Tear it out
          </button>
        ) : null}
      </div>
    </form>
  );
}
