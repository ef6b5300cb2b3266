import type { ActionName, ActionProps } from './action-names.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';

const PANELS = {
  decide: DecisionPanel,
  change: ChangePanel,
  refund: RefundPanel,
  payment: PaymentPanel,
  cancel: CancelPanel,
} as const;

/** The panel of an action. */
export function ActionPanel({ action, ...props }: ActionProps & { readonly action: ActionName }) {
  const Found = PANELS[action];
  return (
    <div className="dk-action">
      <Found {...props} />
    </div>
  );
}
