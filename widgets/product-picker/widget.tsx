import { isYes } from '#engine/configuration/flag.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';
import { PickerFallback } from '../parts/picker-fallback.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useCart } from '../parts/use-cart.ts';
import { ProductCard } from './product-card.tsx';
import { StubRow } from './stub-row.tsx';
import { say } from './words.ts';
import '../parts/picks.css';

/** Picks merchandise: variants and how many of each; the server keeps the pieces (spec §1 "merchandise"). */
export function ProductPickerWidget({ enabled, locale }: WidgetProps<'product_picker'>) {
  const { service, phase, ready } = useCart('variant');
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
  const { details: products, items, problem } = ready.state;
  if (products.length === 0) return <p className="soft">{say('none', locale)}</p>;
  return (
    <div className="picks">
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
      <ul className="products">
        {products.map((product) => {
          const Row = isYes(product.admits) ? StubRow : ProductCard;
          return (
            <Row
              key={product.code}
              product={product}
              items={items}
              enabled={enabled}
              locale={locale}
              onPurchase={(item, qty) => ready.service.hold(item, qty)}
            />
          );
        })}
      </ul>
    </div>
  );
}
