type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Finds what was typed, selected or autofilled in a server-rendered page before hydration. Call the result afterwards
 * to report it.
 */
export function earlyAnswers(): () => void {
  const controls = document.querySelectorAll<Control>('input, textarea, select');
  const tellers = [...controls].flatMap(tellerOf);
  return () => {
    for (const tell of tellers) tell();
  };
}

/**
 * Dispatches a control's value again if it differs from the rendered one: React hydrates a control with its current
 * value but does not notice the difference, and overwrites it at the next render.
 */
function tellerOf(control: Control): (() => void)[] {
  const said = heldBy(control);
  if (!said) return [];
  return [
    () => {
      if (!control.isConnected) return;
      // The first event makes React hydrate the control; it notices changes afterwards.
      say(control, 'input');
      said();
    },
  ];
}

/** Reports a control's value; undefined if it is the rendered one. */
function heldBy(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) {
    const { selectedIndex } = control;
    const first = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    if (selectedIndex === Math.max(first, 0)) return undefined;
    return () => {
      control.selectedIndex = selectedIndex;
      say(control, 'change');
    };
  }
  if (isTicked(control)) {
    const { checked } = control;
    if (checked === control.defaultChecked) return undefined;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const { value } = control;
  if (value === control.defaultValue) return undefined;
  return () => {
    control.value = value === '' ? '0' : '';
    // Uses the browser's own setter, not React's, which tracks its own changes.
    const { prototype } = control.constructor as { prototype: Control };
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    say(control, 'input');
  };
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.matches('[type=checkbox], [type=radio]');

const say = (control: Control, type: 'input' | 'change') =>
  control.dispatchEvent(new Event(type, { bubbles: true }));
