type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Finds what was typed and chosen on a page that came drawn, or put there by the browser, before its scripts have taken
 * it over. What it gives tells them of it.
 */
export function earlyAnswers(): () => void {
  const controls = document.querySelectorAll<Control>('input, textarea, select');
  const tellers = [...controls].flatMap(tellerOf);
  return () => {
    for (const tell of tellers) tell();
  };
}

/**
 * Says once more what a control holds, if that is not what the page came with: React takes a page over with what stands
 * in it, tells nobody, and puts its own in the place of it when it next draws.
 */
function tellerOf(control: Control): (() => void)[] {
  const said = heldBy(control);
  if (!said) return [];
  return [
    () => {
      if (!control.isConnected) return;
      // With the first event React takes over what the control stands in; from then on it hears of changes.
      say(control, 'input');
      said();
    },
  ];
}

/** How to say what a control holds; undefined where that is what it came with. */
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
    // By the browser's own setter, past the one that React has put before it to know what it has said itself.
    const { prototype } = control.constructor as { prototype: Control };
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    say(control, 'input');
  };
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control.matches('[type=checkbox], [type=radio]');

const say = (control: Control, type: 'input' | 'change') =>
  control.dispatchEvent(new Event(type, { bubbles: true }));
