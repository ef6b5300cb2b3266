import { useEffect } from 'react';
import { resolveText } from '#engine/form/languages/text.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Puts a page's name and the event's into the browser's title. */
export function useTitle(title: string): void {
  const name = resolveText(useEvent().name, useLocale());
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
}
