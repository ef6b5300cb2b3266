import type { DeskDossier } from '#engine/contract/desk.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The answers in words, form by form. */
export function DossierAnswers({ forms }: Pick<DeskDossier, 'forms'>) {
  const t = useDeskTexts();
  if (forms.length === 0) return <p className="dk-soft">{t('one.no_answers')}</p>;
  return forms.map(({ form_type, title, lines }) => (
    <section key={form_type} className="dk-answers">
      <h3>{title}</h3>
      <dl className="dk-facts">
        {lines.map(({ id, label, text }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {text.map((each) => (
                <p key={each}>{each}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
