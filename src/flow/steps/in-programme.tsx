import { Fragment, useSyncExternalStore } from 'react';
import type { PresentersService } from '#engine/event/pickers/picker-services.ts';
import { formatList } from '#engine/form/format/list.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';

/** How the programme will name who presents: in their order, and those who have not answered only once they have. */
export default function InProgramme({ presenters: service }: { presenters: PresentersService }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { list } = useSyncExternalStore(service.subscribe, service.getSnapshot);
  const named = list.presenters.filter(({ state }) => state === 'filled_in');
  const asked = list.presenters.filter(({ state }) => state === 'invited');
  if (named.length + asked.length === 0) return null;
  const names = formatList(
    asked.map(({ name }) => name),
    locale,
  );
  return (
    <div className="aside-programme" aria-live="polite">
      <p className="aside-label">{t('aside.programme')}</p>
      <p>
        {named.map(({ instructor_code, name }, at) => (
          <Fragment key={instructor_code}>
            {at > 0 && ', '}
            <b>{name}</b>
          </Fragment>
        ))}
        {names !== '' && (
          <span className="soft">
            {named.length > 0 && ' '}
            {t(named.length > 0 ? 'aside.once' : 'aside.onlyOnce', { names })}
          </span>
        )}
      </p>
    </div>
  );
}
