import type { ReactNode } from 'react';
import type { Option } from '#engine/form/field/option.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';
import { onLeave } from './control-attributes.ts';
import { mayPick, optionNotes } from './option-notes.ts';

interface OptionRowsProps {
  readonly kind: 'radio' | 'checkbox';
  readonly name: string;
  /** The id of the controls' form, if they are outside of it. */
  readonly form?: string;
  readonly options: readonly Option[];
  readonly locale: Locale;
  readonly columns?: 1 | 2 | 3;
  readonly className?: string;
  readonly isChosen: (id: string) => boolean;
  readonly onPick: (id: string, chosen: boolean) => void;
  readonly onBlur: () => void;
  /** Content between the mark and the label, such as a picture. */
  readonly before?: (option: Option) => ReactNode;
  /** Content at the end of a row. */
  readonly after?: (option: Option) => ReactNode;
  /** Content that the selected option opens, in its frame. */
  readonly below?: ReactNode;
  /** Content in a row's frame that does not select it, such as a link. */
  readonly beyond?: (option: Option) => ReactNode;
}

const COLUMNS = { 1: '', 2: ' two', 3: ' three' } as const;

/** Radios or checkboxes as whole tappable rows with their status (look: "Radio, checkbox"). */
export function OptionRows(props: OptionRowsProps) {
  const {
    kind,
    name,
    options,
    locale,
    columns = 1,
    className = '',
    isChosen,
    onPick,
    before,
    after,
    below,
    beyond,
  } = props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
    <div
      className={`options${COLUMNS[columns]}${className && ` ${className}`}`}
      onBlur={onLeave(props.onBlur)}
    >
      {options.map((option) => {
        const chosen = isChosen(option.id);
        const notes = optionNotes(option, locale);
        const row = (
          <label className="option" key={option.id}>
            <input
              type={kind}
              name={name}
              form={props.form}
              value={option.id}
              checked={chosen}
              disabled={!mayPick(option, chosen)}
              onChange={(event) => onPick(option.id, event.target.checked)}
            />
            {before?.(option)}
            <span>{resolveText(option.name, locale)}</span>
            {option.amount !== undefined && <b className="end num">{formatCents(option.amount, locale)}</b>}
            {notes && <small>{notes}</small>}
            {after?.(option)}
          </label>
        );
        if (below === undefined && beyond === undefined) return row;
        const besides = beyond?.(option);
        // Each option has its own element, so that the selected one keeps the focus.
        return (
          <div
            key={option.id}
            className={chosen && below ? 'option-open' : besides ? 'option-beyond' : undefined}
          >
            {row}
            {chosen && below}
            {besides}
          </div>
        );
      })}
    </div>
  );
}
