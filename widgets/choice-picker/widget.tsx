import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { isYes } from '#engine/configuration/flag.ts';
import type { OffersInformation } from '#engine/contract/offers.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/react/form-environment.ts';
import { onLeave } from '../parts/control-attributes.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useCart } from '../parts/use-cart.ts';
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
  const { id, field, enabled, required, locale, formId, describedBy, onBlur } = props;
  const { besideHeading } = useFormEnvironment().services;
  const { service, phase, ready } = useCart('choice', field.offers);
  if (!ready) {
    return (
      <PickerFallback
        phase={phase}
        loading={say('loading', locale)}
        failed={say('unloaded', locale)}
        again={say('tryAgain', locale)}
        onRetry={() => service?.retry()}
      />
    );
  }
  const { details: all, items, problem } = ready.state;
  const choosing: Choosing = {
    name: id,
    formId,
    all,
    items,
    enabled,
    optional: !required && !isYes(all.several),
    locale,
    choose: (offer, quantity, amount) =>
      ready.service.hold(offer, quantity, amount === undefined ? {} : { amount }),
    service: ready.service,
  };
  const chosen = [...items.values()].filter(({ quantity }) => quantity > 0);
  const View = views[all.view];
  const given = all.offers.find(({ code }) => chosen.some((item) => item.code === code && item.range));
  const held = <HeldNote state={ready.state} locale={locale} />;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
    <div className="picks" onBlur={onLeave(onBlur)}>
      <ProblemNote
        problem={problem}
        locale={locale}
        nameOf={(item) => items.get(item)?.name}
        words={{
          full: say('problemFull', locale),
          connection: say('problemConnection', locale),
          fault: say('problemFault', locale),
        }}
        dismiss={say('dismiss', locale)}
        onDismiss={() => ready.service.dismiss()}
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
              for (const { code } of chosen) ready.service.release(code);
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
          describedBy={describedBy}
          onBlur={onBlur}
        />
      )}
    </div>
  );
}
