import { textOf } from './control-attributes.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Elements that were rendered: a control's first text stays, as it may have been typed before the scripts loaded. */
const drawn = new WeakSet<TextElement>();

/**
 * The attributes of an uncontrolled text control: input is reported without rendering; a value from elsewhere replaces
 * the text unless it means the same.
 */
export function uncontrolledText(
  value: unknown,
  saysSo: (typed: string, text: string, control: TextElement) => boolean = (typed, text) => typed === text,
) {
  const text = textOf(value);
  return {
    // React would set an empty text on each control, and browsers would rebuild date controls.
    defaultValue: text === '' ? undefined : text,
    ref(control: TextElement | null) {
      if (!control) return;
      if (!drawn.has(control)) drawn.add(control);
      else if (!saysSo(control.value, text, control)) control.value = text;
    },
  };
}
