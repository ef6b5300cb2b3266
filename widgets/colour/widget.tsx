import { hexOf, parseColour } from '#engine/form/format/colour.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { textOf } from '../parts/control-attributes.ts';
import { sayEntry } from '../parts/entry-messages.ts';
import { TextControl } from '../parts/text-control.tsx';

const BLACK = '#000000';

/** A colour: typed in a document's notation, or picked as hexadecimal. */
export function ColourWidget(props: WidgetProps<'colour'>) {
  const { field, value, enabled, locale, onChange, onBlur } = props;
  const known = parseColour(textOf(value));
  return (
    <div className="colour-entry">
      <TextControl widget={props} spellCheck={false} autoComplete="off" />
      <input
        type="color"
        className="colour-pick"
        aria-label={sayEntry('pickColour', locale, { name: resolveText(field.label, locale) })}
        value={known ? hexOf(known) : BLACK}
        disabled={!enabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  );
}
