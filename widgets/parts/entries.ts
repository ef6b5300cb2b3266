// Rarely used, and the first page lists every file that may load: they share one chunk.
export { ConditionWidget } from '../condition/widget.tsx';
export { LocalisedTextWidget } from '../localised-text/widget.tsx';
export { RichTextWidget } from '../rich-text/widget.tsx';
