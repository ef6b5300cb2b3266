import { useEffect } from 'react';
import { isYes } from '#engine/configuration/flag.ts';
import { useFormEnvironment, type WidgetProps } from '#engine/react/form-environment.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useObservable } from '../parts/use-observable.ts';
import { ProductCard } from './product-card.tsx';
import { StubRow } from './stub-row.tsx';
import { say } from './words.ts';
import '../parts/picks.css';

/** Picks merchandise: variants and how many of each; the server keeps the pieces (spec §1 "merchandise"). */
export function ProductPickerWidget({ value, enabled, locale, onChange }: WidgetProps<'product_picker'>) {
  const shop = useFormEnvironment().services.picks?.shop;
  const state = useObservable(shop);
  const ready = state?.phase === 'ready';
  const answer = JSON.stringify(
    (state?.purchases ?? []).map(({ product_code, variant_code, qty }) => ({
      product_code,
      variant_code,
      qty,
    })),
  );
  // What was picked is the server's: the form's answer follows it.
  useEffect(() => {
    if (ready && JSON.stringify(value ?? []) !== answer) onChange(JSON.parse(answer));
  }, [ready, answer, value, onChange]);

  if (!shop || !state || !ready) {
    return (
      <PickerFallback
        phase={state?.phase ?? 'unloaded'}
        loading={say('loading', locale)}
        failed={say('unloaded', locale)}
        again={say('tryAgain', locale)}
        onRetry={() => shop?.retry()}
      />
    );
  }
  if (state.products.length === 0) return <p className="soft">{say('none', locale)}</p>;
  return (
    <div className="picks">
      <ProblemNote
        problem={state.problem}
        locale={locale}
        nameOf={(item) => state.products.find(({ code }) => item.split('/')[0] === code)?.name}
        words={{
          full: say('problemFull', locale),
          connection: say('problemConnection', locale),
          fault: say('problemFault', locale),
        }}
        dismiss={say('dismiss', locale)}
        onDismiss={() => shop.dismiss()}
      />
      <ul className="products">
        {state.products.map((product) => {
          const Row = isYes(product.admits) ? StubRow : ProductCard;
          return (
            <Row
              key={product.code}
              product={product}
              purchases={state.purchases.filter((each) => each.product_code === product.code)}
              busy={state.busy}
              enabled={enabled}
              locale={locale}
              onPurchase={(variant, qty) => shop.purchase(product.code, variant, qty)}
            />
          );
        })}
      </ul>
    </div>
  );
}
