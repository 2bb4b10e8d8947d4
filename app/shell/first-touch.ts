// Runs inline on every page that hydrates, before its scripts are there. Browsers let people type, choose and press at
// once; this keeps what only a script can answer, and sends it again once when React has taken the page over.
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typed = new Map<Field, string>();
let held: { control: HTMLElement; send: () => void } | null = null;
const waiting = new AbortController();
const early = { capture: true, signal: waiting.signal };
const isTick = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function hold(control: HTMLElement | null, send = () => {}, event?: Event) {
  if (held) held.control.ariaBusy = null;
  held = control && { control, send };
  if (control) control.ariaBusy = 'true';
  // React may listen already, and would act a first time.
  event?.stopPropagation();
}

// React writes its own text into a text area when it takes the page over: put back before anybody can send the form.
const putBack = new MutationObserver(() => {
  for (const [field, text] of typed) if (field.type === 'textarea') field.value = text;
});

function keep(field: Field) {
  if (field instanceof HTMLTextAreaElement && !typed.has(field)) {
    putBack.observe(field, { childList: true });
    // Unlike React's text, so that its writing is a change that can be observed.
    field.defaultValue = field.value;
  }
  // Of two radio buttons the last holds.
  typed.delete(field);
  typed.set(field, isTick(field) ? String(field.checked) : field.value);
  hold(null);
}
for (const kind of ['input', 'change']) addEventListener(kind, (event) => keep(event.target as Field), early);
// What the browser itself put back after a reload tells nobody.
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
addEventListener('click', press, early);
addEventListener('keydown', pressKey, early);

addEventListener('hydrated', () => {
  waiting.abort();
  putBack.disconnect();
  // A widget takes no words while it does not know that it has the focus.
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const [field, text] of typed) {
    if (isTick(field)) {
      field.checked = text !== 'true';
      field.click();
    } else if (field instanceof HTMLSelectElement || field.type === 'file')
      field.dispatchEvent(new Event('change', { bubbles: true }));
    else {
      // React hears of a change alone: from something else, past its own setter, to what was typed.
      field.value = field.defaultValue === text ? '' : field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
  const { send } = held ?? {};
  hold(null);
  send?.();
});
