/** Returns the name of an XState event in SCXML; names compare by their dotted parts, so ids are one part each. */
export function scxmlEvent(type: string): string {
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (actor) return `${actor[1]}.invoke.${part(actor[2])}`;
  const after = /^xstate\.after\.([^.]+)\.(.+)$/.exec(type);
  if (after) return `after.${part(after[1])}.${part(after[2])}`;
  return type.replace(/^xstate\.done\.state\./, 'done.state.').replaceAll(' ', '.');
}

const part = (id = '') => id.replaceAll(/[^\w-]/g, '_');

/** A text as an ECMAScript string. */
export const quoted = (text: string) => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

/** An attribute with its value escaped; '' for an empty value. */
export function attribute(name: string, value: string): string {
  return value === '' ? '' : ` ${name}="${escaped(value)}"`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}
