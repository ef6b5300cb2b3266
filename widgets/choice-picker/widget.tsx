import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { isYes } from '#engine/configuration/flag.ts';
import { resolveText } from '#engine/configuration/text.ts';
import type { OffersInformation } from '#engine/contract/offers.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/react/form-environment.ts';
import type { ChoiceState } from '#engine/react/picker-services.ts';
import { onLeave } from '../parts/control-attributes.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useObservable } from '../parts/use-observable.ts';
import { AwaitedNote } from './awaited-note.tsx';
import { CardsView } from './cards-view.tsx';
import type { Choosing } from './choosing.ts';
import { Contribution } from './contribution.tsx';
import { HeldNote } from './held-note.tsx';
import { PlanView } from './plan-view.tsx';
import { TableView } from './table-view.tsx';
import { say } from './words.ts';
import '../parts/picks.css';
import './choice-picker.css';

const views: Readonly<Record<OffersInformation['view'], (props: { choosing: Choosing }) => ReactNode>> = {
  cards: CardsView,
  table: TableView,
  plan: PlanView,
};

/** Chooses among what is offered, shown as its document says; the server keeps what is chosen, and what it costs. */
export function ChoicePickerWidget(props: WidgetProps<'choice_picker'>) {
  const { id, field, value, enabled, required, locale, formId, describedBy, onChange, onBlur } = props;
  const { picks, besideHeading } = useFormEnvironment().services;
  const service = picks?.choices?.(field.offers);
  const state = useObservable(service);
  const ready = state?.phase === 'ready';
  const answer = JSON.stringify(state ? answerOf(state) : []);
  // What was chosen is the server's: the form's answer follows it.
  useEffect(() => {
    if (ready && JSON.stringify(value ?? []) !== answer) onChange(JSON.parse(answer));
  }, [ready, answer, value, onChange]);

  if (!service || !state?.offers || !ready) {
    return (
      <PickerFallback
        phase={state?.phase ?? 'unloaded'}
        loading={say('loading', locale)}
        failed={say('unloaded', locale)}
        again={say('tryAgain', locale)}
        onRetry={() => service?.retry()}
      />
    );
  }
  const { offers: all, chosen, problem } = state;
  const nameOf = (code: string) => all.offers.find((each) => each.code === code)?.name;
  const choosing: Choosing = {
    name: id,
    formId,
    all,
    state,
    enabled,
    optional: !required && !isYes(all.several),
    locale,
    choose: (offer, quantity, amount) => service.choose(offer, quantity, amount),
    wait: (offer, waits) => service.wait(offer, waits),
  };
  const View = views[all.view];
  const given = all.offers.find(
    ({ code, minimum }) => minimum !== undefined && chosen.some(({ offer }) => offer === code),
  );
  const held = (
    <HeldNote
      state={state}
      names={chosen.map(({ offer }) => resolveText(nameOf(offer), locale))}
      locale={locale}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
    <div className="picks" onBlur={onLeave(onBlur)}>
      <ProblemNote
        problem={problem}
        locale={locale}
        nameOf={nameOf}
        words={{
          full: say('problemFull', locale),
          connection: say('problemConnection', locale),
          fault: say('problemFault', locale),
        }}
        dismiss={say('dismiss', locale)}
        onDismiss={() => service.dismiss()}
      />
      {besideHeading ? createPortal(held, besideHeading) : held}
      <AwaitedNote choosing={choosing} />
      <View choosing={choosing} />
      {choosing.optional && (
        <label className="choice-none">
          <input
            type="radio"
            name={id}
            form={formId}
            checked={chosen.length === 0}
            disabled={!enabled}
            onChange={() => {
              for (const { offer } of chosen) service.choose(offer, 0);
            }}
          />
          {say('none', locale)}
        </label>
      )}
      {given && (
        <Contribution
          key={given.code}
          offer={given}
          choosing={choosing}
          service={service}
          describedBy={describedBy}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}

/** What is chosen, as its field has it: with what is being said of an amount, and the ends that it must lie within. */
function answerOf({ chosen, offers, saying }: ChoiceState): object[] {
  return chosen.map(({ offer: code, quantity, amount }) => {
    const { minimum, maximum } = offers?.offers.find((each) => each.code === code) ?? {};
    if (minimum === undefined || maximum === undefined) return { offer: code, quantity };
    const said = saying?.offer === code ? saying.amount : amount;
    return { offer: code, quantity, amount: said, minimum, maximum };
  });
}
