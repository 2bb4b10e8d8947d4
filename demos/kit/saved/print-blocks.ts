import type { Block } from '#features/tool-history/blocks.ts';

/** Writes blocks into a page that is nothing but paper. */
class PaperWriter {
  readonly #page: Document;
  constructor(page: Document) {
    this.#page = page;
  }

  element(name: string, text = '', children: readonly HTMLElement[] = []): HTMLElement {
    const made = this.#page.createElement(name);
    made.textContent = text;
    made.append(...children);
    return made;
  }

  picture(svg: string, alt: string): HTMLImageElement {
    const made = this.#page.createElement('img');
    made.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    made.alt = alt;
    made.style.maxWidth = '100%';
    return made;
  }

  block(block: Block): HTMLElement {
    switch (block.is) {
      case 'heading':
        return this.element('h2', block.text);
      case 'text':
        return this.element('p', block.text);
      case 'answer':
        return this.element('p', block.note ? `${block.note}: ` : '', [this.element('strong', block.text)]);
      case 'quote':
        return this.element('blockquote', block.text, [this.element('footer', block.from)]);
      case 'list':
        return this.element(
          'ul',
          '',
          block.items.map((item) => this.element('li', item)),
        );
      case 'table':
        return this.element('table', '', [
          this.#row('th', block.columns),
          ...block.rows.map((cells) => this.#row('td', cells)),
        ]);
      case 'picture':
        return this.picture(block.svg, block.alt);
    }
  }

  #row(name: 'th' | 'td', cells: readonly string[]): HTMLElement {
    return this.element(
      'tr',
      '',
      cells.map((cell) => this.element(name, cell)),
    );
  }
}

/** Prints a result, which browsers can save as PDF, from a frame of its own: the page around it stays as it is. */
export async function printBlocks(title: string, blocks: readonly Block[]): Promise<void> {
  const frame = document.createElement('iframe');
  // A frame without a box would print an empty sheet.
  Object.assign(frame.style, { position: 'fixed', width: '1px', height: '1px', border: '0', opacity: '0' });
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  document.body.append(frame);
  const { contentDocument: page, contentWindow: own } = frame;
  if (!page || !own) return frame.remove();
  const paper = new PaperWriter(page);
  page.title = title;
  Object.assign(page.body.style, { font: '12pt/1.5 sans-serif', whiteSpace: 'pre-line' });
  page.body.append(paper.element('h1', title), ...blocks.map((block) => paper.block(block)));
  await Promise.allSettled([...page.images].map((image) => image.decode()));
  own.addEventListener('afterprint', () => frame.remove());
  own.print();
}
