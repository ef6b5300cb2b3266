import { type RefObject, useEffect, useState } from 'react';
import type { TicketSheet } from '#engine/contract/tickets.ts';
import { formatDateRange } from '#engine/form/format/date-range.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { deleteOfflinePages, saveOfflinePage } from '#src/lib/offline-page/offline-pages.ts';
import { within } from '#src/lib/within.ts';

export type Kept = 'asking' | 'yes' | 'no' | 'forgotten';

const DAY = 86_400_000;
/** The longest that fonts and pictures may take, in milliseconds; the page is saved without them then. */
const PATIENCE = 20_000;

/** The day up to which tickets are kept, YYYY-MM-DD: that after the event's last, for evenings that end at dawn. */
export function lastDaySaved({ end }: { end: string }): string {
  return new Date(Date.parse(`${end}T00:00:00Z`) + DAY).toISOString().slice(0, 10);
}

/** Saves the tickets page on this device once it is complete, until the visitor deletes it. */
export function useKept(page: RefObject<HTMLElement | null>, sheet: TicketSheet) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const { date } = useEvent();
  const [kept, setKept] = useState<Kept>('asking');
  const until = lastDaySaved(date);
  useEffect(() => {
    if (sheet.tickets.length === 0) return;
    let gone = false;
    const keep = async () => {
      await whole(page.current);
      if (gone || !page.current) return;
      const today = new Date().toISOString().slice(0, 10);
      const copy = stillCopy(
        page.current,
        t('keptCopy', { date: formatDateRange({ start: today, end: today }, locale) }),
      );
      // In the farthest west the day ends half a day later.
      const end = new Date(Date.parse(`${until}T23:59:59Z`) + DAY / 2);
      const done = await saveOfflinePage({ title: document.title, lang: locale, main: copy, until: end });
      if (!gone) setKept(done ? 'yes' : 'no');
    };
    void keep();
    return () => {
      gone = true;
    };
  }, [page, sheet, locale, until, t]);
  return {
    kept,
    until,
    forget() {
      void deleteOfflinePages().then(() => setKept('forgotten'));
    },
  };
}

/** Resolves when pictures and fonts have loaded, or take too long. */
async function whole(page: HTMLElement | null): Promise<void> {
  await within(PATIENCE, document.fonts.ready).catch(() => undefined);
  if (!page || page.querySelector('.tick-art svg')) return;
  let observer: MutationObserver | undefined;
  const drawn = new Promise<void>((resolve) => {
    observer = new MutationObserver(() => page.querySelector('.tick-art svg') && resolve());
    observer.observe(page, { childList: true, subtree: true });
  });
  await within(PATIENCE, drawn).catch(() => undefined);
  observer?.disconnect();
}

/** A static copy of the page, without interactive parts, with a sentence that says so. */
function stillCopy(page: HTMLElement, words: string): string {
  const main = document.createElement('main');
  const copy = page.cloneNode(true);
  main.append(copy);
  for (const live of main.querySelectorAll('[data-live]')) live.remove();
  const note = document.createElement('p');
  note.className = 'tk-kept';
  note.textContent = words;
  main.querySelector('.tk-done')?.append(note);
  return main.outerHTML;
}
