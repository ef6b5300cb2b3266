import type { DeskDossier } from '#engine/contract/desk.ts';
import { formatList } from '#engine/form/format/list.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { isLocale } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { useDossierWords } from './use-dossier-words.ts';

/** Who it is and how they take part; facts that are missing are left out. */
export function DossierFacts({ data }: { readonly data: DeskDossier }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const words = useDossierWords();
  const { time } = useMoments();
  const { dossier, locale: language } = data;
  const { mode } = dossier;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('one.email'), dossier.email],
    [t('one.code'), dossier.code],
    [t('one.type'), words.flow(dossier.flow)],
    [t('one.organization'), dossier.organization],
    [t('one.track'), dossier.track && words.track(dossier.track)],
    [
      t('one.mode'),
      mode === 'In-Person' || mode === 'Online' || mode === 'Hybrid' ? t(`modes.${mode}`) : mode,
    ],
    [t('one.days'), formatList(dossier.days.map(words.day), locale) || undefined],
    [t('one.language'), isLocale(language) ? languages[language].name : language],
    [t('one.started'), time(dossier.started_at)],
    [t('one.submitted'), dossier.submitted_at && time(dossier.submitted_at)],
    [t('one.updated'), time(data.updated_at)],
  ];
  return (
    <dl className="dk-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
