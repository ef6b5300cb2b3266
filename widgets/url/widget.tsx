import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { TextControl } from '../parts/text-control.tsx';

/** Puts the https:// that people leave off before what is plainly a web address. */
function withScheme(typed: string): string {
  const text = typed.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]\S*)?$/u.test(text) ? `https://${text}` : text;
}

/** The address of a web page. */
export function UrlWidget(props: WidgetProps<'url'>) {
  const { field, locale } = props;
  return (
    <TextControl
      widget={props}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={resolveText(field.placeholder, locale) || undefined}
      tidy={withScheme}
    />
  );
}
