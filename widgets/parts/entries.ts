// Few forms have one of these, and the first page names every file that may be loaded: they come as one.
export { ConditionWidget } from '../condition/widget.tsx';
export { LocalisedTextWidget } from '../localised-text/widget.tsx';
export { RichTextWidget } from '../rich-text/widget.tsx';
