import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Aside } from '#engine/event/documents/flow/schema.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { AsideArt } from './aside-art.tsx';
import { DueNote } from './due-note.tsx';
import { useNamedAnswers } from './use-named-answers.ts';
import './aside-card.css';

// Few flows have presenters.
const InProgramme = lazy(() => import('./in-programme.tsx'));

interface AsideCardProps {
  readonly flow: DossierFlow;
  readonly aside: Aside;
  /** The step that is shown. */
  readonly at: string | undefined;
}

/** A card with the answers so far, under the event's artwork, with a link to edit them. */
export default function AsideCard({ flow, aside, at }: AsideCardProps) {
  const { t } = useTranslation('registration');
  const text = useText();
  const locale = useLocale();
  const { registration, visited } = useSelector(flow.actor, ({ context }) => context);
  const answer = useNamedAnswers(flow, [...(aside.title ? [aside.title] : []), ...(aside.lines ?? [])]);
  const title = aside.title && answer(aside.title)?.text.join(', ');
  const lines = (aside.lines ?? []).flatMap((named) => answer(named) ?? []);
  if (title === undefined && lines.length === 0) return null;
  const home = flow.steps.find(({ form_type }) => form_type === aside.title?.form);
  return (
    <>
      <section className="aside-card" aria-label={text(aside.label)}>
        <AsideArt />
        <div className="aside-about">
          <p className="aside-label">{text(aside.label)}</p>
          {title !== undefined && <h2>{title}</h2>}
          {lines.length > 0 && (
            <dl>
              {lines.map(({ id, label, text: words }) => (
                <div key={id}>
                  <dt>{label}</dt>
                  <dd>{words.join(', ')}</dd>
                </div>
              ))}
            </dl>
          )}
          {home && visited.includes(home.code) && home.code !== at && (
            <button
              type="button"
              className="link"
              onClick={() => flow.actor.send({ type: 'GO_TO', step: home.code })}
            >
              {t('aside.change', { step: languages[locale].forms.inSentence(text(home.label)) })}
            </button>
          )}
        </div>
        {aside.presenters && (
          <Suspense>
            <InProgramme presenters={flow.picks.presenters} />
          </Suspense>
        )}
      </section>
      {!isRegistration(registration) && <DueNote flow={registration.flow} place="steps" />}
    </>
  );
}
