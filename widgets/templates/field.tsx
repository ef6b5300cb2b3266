import type { Field } from '#engine/configuration/field.ts';
import { isPickerType } from '#engine/configuration/field-constraints.ts';
import { resolveText } from '#engine/configuration/text.ts';
import type { FieldTemplateProps } from '#engine/react/form-environment.ts';
import { ControlFrame, GroupFrame } from '../parts/field-frame.tsx';
import { say } from '../words.ts';
import { errorWords } from './error-words.ts';

const RADIO_TYPES: ReadonlySet<string> = new Set(['radio', 'radio_pictures', 'email_type', 'yes_no']);

function noticeOf({ enabled, field, locale }: FieldTemplateProps): string {
  if (enabled) return '';
  const own = resolveText(field.disabled_notice, locale);
  // Spec §5: the notice of a closed Email Type.
  return own === '' && field.type === 'email_type' ? say('emailTypeClosed', locale) : own;
}

/** A checkbox without words of its own takes its label beside it. */
const labelsItself = (field: Field) => field.type === 'checkbox' && field.text === undefined;

/** What surrounds a widget: label or legend, help, error, notice; a field that only shows something has none. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, labelId, field, shape, required, enabled, checking, errors, locale, children } = props;
  if (shape === 'display') return children;
  // The parts of a card say themselves what is wrong with them.
  const [first] = field.type === 'credit_card' ? errors.filter(({ within }) => within === undefined) : errors;
  const help = resolveText(field.help, locale);
  const error = first && errorWords(first, field as Field, locale);
  const notice = noticeOf(props);
  const frame = {
    id,
    labelId,
    label: resolveText(field.label, locale) || field.code,
    locale,
    optional: enabled && !required,
    help,
    error,
    notice,
    className:
      field.layout?.width && field.layout.width !== 'full' ? `field-${field.layout.width}` : undefined,
  };
  if (shape === 'group') {
    const describedBy = [help && `${id}-help`, error && `${id}-error`, notice && `${id}-notice`];
    return (
      <GroupFrame
        {...frame}
        silent={isPickerType(field.type) || field.type === 'credit_card'}
        role={RADIO_TYPES.has(field.type) ? 'radiogroup' : undefined}
        required={required}
        disabled={!enabled}
        describedBy={describedBy.filter(Boolean).join(' ') || undefined}
      >
        {children}
      </GroupFrame>
    );
  }
  return (
    <ControlFrame {...frame} unlabelled={labelsItself(field as Field)}>
      {children}
      {field.verify === 'server' && (
        <p className="help" role="status">
          {checking ? say('checking', locale) : ''}
        </p>
      )}
    </ControlFrame>
  );
}
