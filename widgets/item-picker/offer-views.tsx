import type { ReactNode } from 'react';
import type { OffersInformation } from '#engine/event/cart/offers.ts';
import { CardsView } from './cards-view.tsx';
import { say } from './choice-messages.ts';
import type { Choosing } from './choosing.ts';
import { Contribution } from './contribution.tsx';
import { PlanView } from './plan-view.tsx';
import { TableView } from './table-view.tsx';
import { itemPicker, NoneOption, type PickerProps } from './widget.tsx';
import './offer-views.css';

const views: Readonly<Record<OffersInformation['view'], (props: { choosing: Choosing }) => ReactNode>> = {
  cards: CardsView,
  table: TableView,
  plan: PlanView,
};

function OfferViews(picker: PickerProps<'choice'>) {
  const { state, service, id, formId, enabled, isOptional, locale, describedBy, onBlur } = picker;
  const { details: all, items } = state;
  const choosing: Choosing = {
    name: id,
    formId,
    all,
    items,
    enabled,
    optional: isOptional,
    locale,
    choose: (offer, quantity, amount) =>
      service.hold(offer, quantity, amount === undefined ? {} : { amount }),
    service,
  };
  const View = views[all.view];
  const given = all.offers.find(({ code }) => {
    const item = items.get(code);
    return item?.range && item.quantity > 0;
  });
  return (
    <>
      <View choosing={choosing} />
      <NoneOption {...picker} />
      {given && (
        <Contribution
          key={given.code}
          offer={given}
          choosing={choosing}
          describedBy={describedBy}
          onBlur={onBlur}
        />
      )}
    </>
  );
}

/** Chooses among offers, shown as their document says: as cards, a comparison, or on a plan. */
export const ChoicePicker = itemPicker<'choice_picker', 'choice'>(
  {
    kind: 'choice',
    words: (locale) => ({
      loading: say('loading', locale),
      unloaded: say('unloaded', locale),
      empty: say('empty', locale),
      full: say('problemFull', locale),
    }),
    isEmpty: ({ offers }) => offers.length === 0,
    reportsHold: () => true,
    Presentation: OfferViews,
  },
  ({ offers }) => offers,
);
