import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '#engine/configuration/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonFields } from '#src/ui/skeleton.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSeen } from '../parts/use-seen.ts';
import './notify-me-block.css';

/** The form and its words are fetched before they come into view, and by nobody who never comes there. */
const AHEAD = { rootMargin: '600px 0px' };

async function loadForm(locale: Locale) {
  const [{ NotifyForm }] = await Promise.all([import('./notify-form.tsx'), loadArea(locale, 'registration')]);
  return { Form: NotifyForm };
}

/** Leaves an address to be told of something. */
export function NotifyMeBlock({ block }: BlockProps<'notify_me'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const locale = useLocale();
  const place = useRef<HTMLElement>(null);
  const isNear = useSeen(place, AHEAD);
  const { data, isError, refetch } = useQuery({
    queryKey: ['notify-form', locale],
    queryFn: () => loadForm(locale),
    enabled: isNear,
    staleTime: Number.POSITIVE_INFINITY,
    // A change of language keeps what was typed.
    placeholderData: keepPreviousData,
  });
  return (
    <section className="notify" ref={place}>
      <div className="wrap">
        <div>
          <h2>{text(block.title)}</h2>
          {block.lead && <p className="lead">{text(block.lead)}</p>}
        </div>
        <div className="notify-place">
          {data && <data.Form type={block.type} />}
          {!data && isError && (
            <Note tone="danger" role="alert" title={t('failed')}>
              <Button size="s" onClick={() => void refetch()}>
                {t('again')}
              </Button>
            </Note>
          )}
          {!data && !isError && (
            <Loading label={t('loading')}>
              <SkeletonFields count={3} />
            </Loading>
          )}
        </div>
      </div>
    </section>
  );
}
