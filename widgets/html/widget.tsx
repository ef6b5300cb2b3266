import { useCallback } from 'react';
import { resolveText } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';

/** A text with markup, cleaned before it is shown; plain innerHTML is closed by Trusted Types (design §4.4). */
export function HtmlWidget({ id, field, locale }: WidgetProps<'html'>) {
  const html = resolveText(field.html, locale);
  const fill = useCallback(
    (element: HTMLElement | null) => {
      let gone = element === null;
      import('./sanitize.ts')
        .then(({ sanitize }) => {
          if (!gone) element?.replaceChildren(sanitize(html));
        })
        .catch(() => {
          // Without the cleaner only the words are safe to show.
          if (!gone && element) element.textContent = html.replaceAll(/<[^>]*>/g, ' ');
        });
      return () => {
        gone = true;
      };
    },
    [html],
  );
  return <div id={id} className="field prose" ref={fill} />;
}
