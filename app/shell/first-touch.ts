// Runs inline on pages that hydrate, and with the islands of those that are read. Browsers let people type, choose and
// click at once; this file keeps what only a script can answer, and sends it again once when React has hydrated the page.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const typed = new Map<Field, string>();
let held: { control: HTMLElement; send: () => void } | null = null;
// A page that is read hydrates its islands alone; whatever else stands there needs no script.
const waits = (control: Element) =>
  document.querySelector('[data-island]')
    ? control.closest('[data-island]:not([data-awake])')
    : !('hydrated' in document.documentElement.dataset);
const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function hold(control: HTMLElement | null, send = () => {}, event?: Event) {
  if (control && !waits(control)) return;
  if (held) held.control.ariaBusy = null;
  held = control && { control, send };
  if (control) control.ariaBusy = 'true';
  event?.stopPropagation(); // React may listen already, and would act a first time.
}
// React writes its own text into a text area when it takes the page over: put back before anybody can send the form.
const putBack = new MutationObserver(() => {
  for (const [field, text] of typed) if (field.type === 'textarea') field.value = text;
});
function keep(field: Field) {
  if (!waits(field)) return;
  if (field instanceof HTMLTextAreaElement && !typed.has(field)) {
    putBack.observe(field, { childList: true });
    // Unlike React's text, so that its writing is a change that can be observed.
    field.defaultValue = field.value;
  }
  typed.delete(field); // Of two radio buttons the last holds.
  typed.set(field, isTick(field) ? String(field.checked) : field.value);
  hold(null);
}
for (const kind of ['input', 'change']) addEventListener(kind, (event) => keep(event.target as Field), true);
// A value that the browser itself restored after a reload fires no event.
addEventListener('hydrating', () => {
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) keep(area);
});
const scripted = 'button,[role=combobox],[tabindex="0"]:not(a,input)';
const byItself = '[popovertarget],[commandfor],[data-theme-set],button:is(form *,[form]):not([type=button])';
function press(event: Event) {
  const control = (event.target as Element).closest<HTMLElement>(`a,label,summary,input,${scripted}`);
  if (control?.matches(byItself)) hold(null);
  else if (control?.matches(scripted)) hold(control, () => control.click(), event);
}
function pressKey(event: KeyboardEvent) {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
  const control = event.target as HTMLElement;
  if (ctrlKey || metaKey || altKey || /^(Tab|Shift|Escape)$/.test(key)) return;
  const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true });
  if (control.matches(`input,${scripted}`)) hold(control, () => control.dispatchEvent(again), event);
}
addEventListener('click', press, true);
addEventListener('keydown', pressKey, true);
function sendAgain({ target }: Event) {
  const part = target instanceof Element ? target : document;
  // A widget takes no words while it does not know that it has the focus.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [field, text] of typed) {
    if (!part.contains(field) || !typed.delete(field)) continue;
    if (isTick(field)) {
      field.checked = text !== 'true';
      field.click();
    } else if (field.type === 'file' || field instanceof HTMLSelectElement)
      field.dispatchEvent(new Event('change', { bubbles: true }));
    else {
      // React hears of a change alone: from something else, past its own setter, to what was typed.
      field.value = field.defaultValue === text ? '' : field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const last = held;
  if (!last || !part.contains(last.control)) return;
  hold(null);
  last.send();
}
for (const kind of ['hydrated', 'awake']) addEventListener(kind, sendAgain);
