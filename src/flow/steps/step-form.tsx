import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Quote } from '#engine/contract/money.ts';
import type { FieldError } from '#engine/form/field/field-error.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Field } from '#engine/form/form-document/field.ts';
import { languages } from '#engine/form/languages/languages.ts';
import { SchemaForm } from '#engine/form/react/schema-form.tsx';
import { translateForm } from '#engine/form/translate/translate-form.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { ChangeList } from '#src/flow/calls/change-list.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { widgets } from '#widgets/registry.ts';
import { FormErrors } from '#widgets/templates/form-errors.tsx';
import { templates } from '#widgets/templates/index.ts';
import { CarriedOverWorkshops } from '../choice/carried-over-workshops.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { StorageNote } from '../dossier/storage-note.tsx';
import type { FilledForm } from '../forms/filled-form.ts';
import { blockingReason } from './blocking-reason.ts';
import { Interruption } from './interruption.tsx';
import { placeServerErrors } from './server-errors.ts';
import { StepActionBar } from './step-action-bar.tsx';

import { AsideCard, SkippedSteps, StepSide, useSummaryTitle } from './step-side.tsx';

import { useAutosave } from './use-autosave.ts';
import { useFormServices } from './use-form-services.tsx';
import { useStepBand } from './use-step-band.ts';
import './step-form.css';

const ConflictNote = lazy(() => import('./conflict-note.tsx'));
const TimesChosen = lazy(() => import('./times-chosen.tsx'));
const PlaceGone = lazy(() => import('./place-gone.tsx'));
const UndrawableNote = lazy(() => import('./undrawable-note.tsx'));

const takesPage = ({ layout }: Field) => layout?.width === 'page';

/** The payment on one page with a form: its part of the page, and what is done before the answers are sent. */
export interface PaymentBelow {
  readonly quote: Quote;
  /** What the button says. */
  readonly label: string;
  readonly isPaying: boolean;
  /** Why it cannot be pressed now. */
  readonly unavailable?: string;
  /** What is owed has changed, and is not known yet: the button may still name the sum of before. */
  readonly isReckoning: boolean;
  /** Takes the card; false where it may not be used, which is told. */
  take(): Promise<boolean>;
  /** Leads back to the form's own step where the flow stands in the review by then. */
  enter(): void;
}

interface StepFormProps {
  readonly flow: DossierFlow;
  readonly view: FlowView;
  readonly filled: FilledForm;
  readonly payment?: PaymentBelow | undefined;
  /** What follows the form on its page. */
  readonly below?: ReactNode;
  /** It stands on a sheet with what follows. */
  readonly sheet?: boolean;
}

/** A step's form with its buttons, its errors and what may interrupt it. */
export function StepForm({ flow, view, filled, payment, below, sheet }: StepFormProps) {
  const { t } = useTranslation('registration');
  const dossier = flow.actor.getSnapshot().context.registration;
  const text = useText();
  const locale = useLocale();
  const band = useStepBand(view);
  const leftOut = [...view.skipped, ...flow.elsewhere];
  const summaryTitle = useSummaryTitle(flow);
  const services = useFormServices(flow, filled);
  const { session, served } = filled;
  const form = useMemo(() => translateForm(served, locale), [served, locale]);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [waiting, setWaiting] = useState(false);
  const savedAt = useAutosave(flow, filled);
  const submitting = useRef(false);

  const refused = view.phase === 'editing' ? view.failure?.errors : undefined;
  const { placed, rest } = useMemo(
    () =>
      refused
        ? placeServerErrors(refused, form, session.store, t('step.unknownError'))
        : { placed: [], rest: [] },
    [refused, form, session, t],
  );
  useEffect(() => {
    if (placed.length === 0) return;
    session.refuse(placed);
    setErrors(placed);
  }, [placed, session]);

  async function next() {
    if (submitting.current || view.phase !== 'editing' || payment?.isReckoning || payment?.unavailable)
      return;
    submitting.current = true;
    setWaiting(true);
    // What was picked last may still be on its way; what could not be picked says so where it stands.
    const picked = await flow.picks.settled();
    const result = await session.submit().finally(() => {
      submitting.current = false;
      setWaiting(false);
    });
    if (!result.ok) {
      setErrors(result.errors);
      return;
    }
    setErrors([]);
    if (!picked || (payment && !(await payment.take()))) return;
    payment?.enter();
    flow.actor.send({ type: 'NEXT', values: result.values, version: served.version });
  }

  function back() {
    payment?.enter();
    flow.actor.send({ type: 'BACK' });
  }

  const isSaving = view.phase === 'working' || view.phase === 'slow';
  // While the payment waits at the bank, the flow waits too, and nothing is under way here.
  const working = waiting || payment?.isPaying || (isSaving && payment?.unavailable === undefined);
  // What is chosen there needs the page: what is owed, the time left and the way on stay in a bar.
  const picksTimes = view.step?.kind === 'workshops';
  const wide = picksTimes || served.document.sections.some(({ fields }) => fields.some(takesPage));
  const formId = `form-${served.form_type}`;
  const label = payment
    ? payment.label
    : view.next
      ? t('step.next', { step: languages[locale].forms.inSentence(text(view.next.label)) })
      : t('step.finish');
  const closed = blockingReason(view.phase);
  const cannotSubmit = form.undrawable.some(({ isRequired }) => isRequired)
    ? t('step.undrawableTitle')
    : closed && t(`step.closed.${closed}`);
  const primary = (size: 'm' | 'l') => (
    <Button
      type="submit"
      data-sends="NEXT"
      data-pays={payment && ''}
      form={formId}
      size={size}
      busy={working || payment?.isReckoning}
      unavailable={payment?.unavailable ?? cannotSubmit}
      {...(payment && { icon: 'lock' as const })}
    >
      {working ? t(payment ? 'payment.paying' : 'step.saving') : label}
    </Button>
  );
  const previous = view.previous;

  return (
    <>
      <StepLayout
        heading={form.title}
        lead={
          <>
            {form.lead}
            {/* Beside the step there is room for it on a desk only. */}
            <span className={classNames('step-code', !wide && 'only-mobile')}>
              {t('step.summaryCode')} <span className="num nowrap">{flow.code}</span>
            </span>
          </>
        }
        wide={wide}
        sheet={sheet}
        band={band}
        sideLabel={summaryTitle}
        side={
          <StepSide
            flow={flow}
            at={view.step?.code}
            skipped={leftOut}
            savedAt={savedAt}
            paid={payment?.quote}
          />
        }
        foot={
          <>
            {primary('l')}
            {previous && (
              <Button variant="quiet" data-sends="BACK" onClick={back}>
                {t('step.back', { step: languages[locale].forms.inSentence(text(previous.label)) })}
              </Button>
            )}
          </>
        }
      >
        <StorageNote />
        <CarriedOverWorkshops code={flow.code} />
        <Interruption view={view} flow={flow} />
        {isYes(dossier.place_gone, false) && (
          <Suspense>
            <PlaceGone dossier={dossier} />
          </Suspense>
        )}
        {view.phase === 'conflicted' && (
          <Suspense>
            <ConflictNote flow={flow} filled={filled} conflicts={view.failure?.conflicts ?? {}} />
          </Suspense>
        )}
        {filled.changes.length > 0 && view.phase !== 'changed' && (
          <Note tone="info" role="status" title={t('step.changedTitle')}>
            {t('step.changedText')}
            <ChangeList changes={filled.changes} />
          </Note>
        )}
        {form.undrawable.length > 0 && (
          <Suspense>
            <UndrawableNote fields={form.undrawable} />
          </Suspense>
        )}
        {rest.length > 0 && (
          <Note tone="danger" role="alert" title={t('step.generalError')}>
            <ul>
              {rest.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </Note>
        )}
        {errors.length > 0 && (
          <FormErrors form={form} formId={formId} store={session.store} errors={errors} />
        )}
        <SchemaForm
          form={form}
          session={session}
          widgets={widgets}
          templates={templates}
          services={services}
          formId={formId}
          onSubmit={() => void next()}
        />
        {below}
        {flow.aside && !wide && (
          <div className="only-mobile aside-below">
            <Suspense>
              <AsideCard flow={flow} aside={flow.aside} at={view.step?.code} />
            </Suspense>
          </div>
        )}
        {leftOut.length > 0 && (
          <div className={wide ? undefined : 'only-mobile'}>
            <Suspense>
              <SkippedSteps flow={flow} steps={leftOut} />
            </Suspense>
          </div>
        )}
      </StepLayout>
      <StepActionBar
        flow={flow}
        reach={wide ? 'wide' : 'narrow'}
        paid={payment?.quote}
        aside={
          picksTimes && (
            <Suspense>
              <TimesChosen workshops={flow.picks.carts.session('')} />
            </Suspense>
          )
        }
      >
        {primary('m')}
      </StepActionBar>
    </>
  );
}
