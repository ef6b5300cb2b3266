import { textOf } from './control-attributes.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** What is on the page: a control's first text is left as it stands, it may have been typed before the scripts came. */
const drawn = new WeakSet<TextElement>();

/**
 * The attributes of a control that keeps its text itself: what is typed in it is told and nothing is drawn, an answer
 * that comes from elsewhere is put in its place unless what stands there says the same.
 */
export function keptText(
  value: unknown,
  saysSo: (typed: string, text: string, control: TextElement) => boolean = (typed, text) => typed === text,
) {
  const text = textOf(value);
  return {
    // Told of an empty text React would put one into each control, and a browser make those of days anew.
    defaultValue: text === '' ? undefined : text,
    ref(control: TextElement | null) {
      if (!control) return;
      if (!drawn.has(control)) drawn.add(control);
      else if (!saysSo(control.value, text, control)) control.value = text;
    },
  };
}
