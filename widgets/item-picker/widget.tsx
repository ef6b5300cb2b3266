import type { ComponentType, ReactNode } from 'react';
import type { PickedKind } from '#engine/event/field-types/definition.ts';
import type { CartDetails } from '#engine/event/pickers/picker-services.ts';
import type { FieldType } from '#engine/form/field-types/registry.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { onLeave } from '../parts/control-attributes.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { useReportedHold } from './held-on-page.ts';
import { ItemNotes } from './item-notes.tsx';
import { say } from './messages.ts';
import { type ReadyCart, useCart } from './use-cart.ts';
import '../parts/picks.css';

/** What a picker says in words of its kind. */
export interface PickerWords {
  readonly loading: string;
  readonly unloaded: string;
  /** There is nothing to choose. */
  readonly empty: string;
  /** Someone else was faster. */
  readonly full: string;
}

/** What a presentation is given: the form's side of the field, and the cart. */
export interface PickerProps<Kind extends PickedKind> extends ReadyCart<CartDetails[Kind]> {
  readonly id: string;
  readonly formId: string;
  readonly enabled: boolean;
  /** Whether the visitor can go back to none of them: only one can be held, and none is asked for. */
  readonly isOptional: boolean;
  readonly locale: Locale;
  readonly describedBy: string | undefined;
  readonly onBlur: () => void;
}

interface Picker<Kind extends PickedKind> {
  readonly kind: Kind;
  readonly words: (locale: Locale) => PickerWords;
  readonly isEmpty: (details: CartDetails[Kind]) => boolean;
  /** Whether its holds are counted down with those of the page's other pickers. */
  readonly reportsHold: (cart: ReadyCart<CartDetails[Kind]>) => boolean;
  readonly Presentation: ComponentType<PickerProps<Kind>>;
}

/** Makes the widget of a kind of item: one for all, whose rows and layout are the kind's presentation. */
export function itemPicker<Name extends FieldType, Kind extends PickedKind>(
  picker: Picker<Kind>,
  withinOf: (field: WidgetProps<Name>['field']) => string = () => '',
): ComponentType<WidgetProps<Name>> {
  return function ItemPickerWidget(props: WidgetProps<Name>) {
    const { id, field, formId, enabled, required, locale, describedBy, onBlur } = props;
    const { service, phase, ready } = useCart(picker.kind, withinOf(field));
    const holding = ready && picker.reportsHold(ready) ? ready.state : undefined;
    useReportedHold(id, holding?.heldUntil, holding?.clockOffset ?? 0);
    const words = picker.words(locale);
    if (!ready) {
      return (
        <PickerFallback
          phase={phase}
          loading={words.loading}
          failed={words.unloaded}
          again={say('tryAgain', locale)}
          onRetry={() => service?.retry()}
        />
      );
    }
    const { state } = ready;
    if (picker.isEmpty(state.details)) return <p className="soft">{words.empty}</p>;
    const isOptional = !required && state.isExclusive;
    const { Presentation } = picker;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the focus leaving its controls
      <div id={`${id}-items`} className="picks" onBlur={onLeave(onBlur)}>
        <ItemNotes
          state={state}
          service={ready.service}
          locale={locale}
          enabled={enabled}
          fullWords={() => words.full}
          next={() => firstControl(`${id}-items`)}
        />
        <Presentation
          {...ready}
          id={id}
          formId={formId}
          enabled={enabled}
          isOptional={isOptional}
          locale={locale}
          describedBy={describedBy}
          onBlur={onBlur}
        />
      </div>
    );
  };
}

/** Where the focus goes on from a note that is gone. */
function firstControl(id: string): HTMLElement | null {
  return document.getElementById(id)?.querySelector<HTMLElement>('input, [role="listbox"]') ?? null;
}

/** The row that chooses none of them, where that is possible. */
export function NoneOption<Kind extends PickedKind>({
  id,
  formId,
  enabled,
  isOptional,
  locale,
  state,
  service,
}: PickerProps<Kind>): ReactNode {
  if (!isOptional) return null;
  const chosen = [...state.items.values()].filter(({ quantity }) => quantity > 0);
  return (
    <label className="pick-none">
      <input
        type="radio"
        name={id}
        form={formId}
        checked={chosen.length === 0}
        disabled={!enabled}
        onChange={() => {
          for (const { code } of chosen) service.release(code);
        }}
      />
      <span>{say('none', locale)}</span>
    </label>
  );
}
