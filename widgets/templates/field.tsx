import type { Field } from '#engine/form/form-document/field.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { type FieldTemplateProps, HolderOpenContext } from '#engine/form/react/form-environment.ts';
import { ControlFrame, GroupFrame, NestFrame } from '../parts/field-frame.tsx';
import { say } from '../parts/messages.ts';
import { errorWords } from './error-messages.ts';

function noticeOf({ enabled, field, widget, locale }: FieldTemplateProps): string {
  return enabled ? '' : resolveText(field.disabled_notice, locale) || resolveText(widget.closed, locale);
}

/** What surrounds a widget: label or legend, help, error, notice; a field that only shows something has none. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, labelId, field, widget, required, enabled, checking, errors, locale, children } = props;
  if (widget.shape === 'display') return children;
  // Parts that are controls of their own say themselves what is wrong with them.
  const [first] = widget.hasControls ? errors.filter(({ within }) => within === undefined) : errors;
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
  const describedBy = [help && `${id}-help`, error && `${id}-error`, notice && `${id}-notice`]
    .filter(Boolean)
    .join(' ');
  // Called, not rendered: a frame has no state, and of a thousand fields a component more each is felt.
  if (widget.shape === 'nest') {
    return NestFrame({
      ...frame,
      disabled: !enabled,
      describedBy: describedBy || undefined,
      children: <HolderOpenContext value={enabled}>{children}</HolderOpenContext>,
    });
  }
  if (widget.shape === 'group') {
    return GroupFrame({
      ...frame,
      silent: widget.legend === 'silent',
      role: widget.role,
      required,
      disabled: !enabled,
      describedBy: describedBy || undefined,
      children,
    });
  }
  return ControlFrame({
    ...frame,
    unlabelled: widget.labelsItself?.(field) ?? false,
    children:
      field.verify === 'server' ? (
        <>
          {children}
          <p className="help" role="status">
            {checking ? say('checking', locale) : ''}
          </p>
        </>
      ) : (
        children
      ),
  });
}
