import { errorId, type WidgetProps } from '@rjsf/utils';
import { hexOf, parseColour } from '#engine/configuration/theme-colours.ts';
import { localeOf, sayOf } from '../words.ts';

const BLACK = '#000000';

/** A colour of a theme: typed as documents write one, or picked; what is picked is written in hexadecimal figures. */
export function Colour(props: WidgetProps) {
  const {
    id,
    value,
    label,
    required,
    disabled,
    readonly,
    rawErrors = [],
    registry,
    onChange,
    onBlur,
  } = props;
  const text = typeof value === 'string' ? value : '';
  const known = parseColour(text);
  const change = (typed: string) => onChange(typed === '' ? undefined : typed);
  return (
    <div className="colour-entry">
      <input
        id={id}
        type="text"
        className="control"
        spellCheck={false}
        value={text}
        disabled={disabled === true}
        readOnly={readonly === true}
        aria-required={required || undefined}
        aria-invalid={rawErrors.length > 0 || undefined}
        aria-describedby={rawErrors.length > 0 ? errorId(id) : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => onBlur(id, value)}
      />
      <input
        type="color"
        className="colour-pick"
        aria-label={sayOf('pickColour', localeOf(registry), { name: label })}
        value={known ? hexOf(known) : BLACK}
        disabled={disabled === true || readonly === true}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
