import { useMemo } from 'react';
import { problemSentences, quoted } from '#engine/form/format/whole-sentence.ts';
import { asFailure } from '#machines/failure.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { useToasts } from '#src/ui/toast-context.ts';
import type { CartWish } from './cart-query.ts';
import type { ChosenSession } from './chosen-session.ts';

const DONE = {
  add: 'notice.added',
  remove: 'notice.removed',
  wait: 'notice.waiting',
  leave: 'notice.left',
} as const;

/** Announces the result of a change of My Workshops (spec §4 "Workshop cart"). */
export function useCartNotices() {
  const { t } = useTranslation('schedule');
  const text = useText();
  const locale = useLocale();
  const { success, danger } = useToasts();
  return useMemo(() => {
    const title = (session: ChosenSession) => text(session.workshops_title);
    return {
      done: ({ kind, session }: CartWish) => void success(t(DONE[kind]), { detail: title(session) }),
      /** It is stored on this device and holds no seat. */
      kept: (session: ChosenSession) =>
        void success(t('notice.added'), { detail: `${title(session)}. ${t('notice.kept')}` }),
      failed({ session }: CartWish, error: unknown) {
        const { kind, errors } = asFailure(error);
        // 401: the client leads to the site root, which says so.
        if (kind === 'unauthorized') return;
        const messages = problemSentences(errors, () => quoted(title(session), locale)).join(' ');
        const why = kind === 'connection' ? t('notice.offline') : messages || t('notice.unknown');
        if (kind === 'full') danger(t('notice.full', { title: title(session) }));
        else danger(t('notice.failed', { title: title(session) }), { detail: why });
      },
    };
  }, [t, text, locale, success, danger]);
}
