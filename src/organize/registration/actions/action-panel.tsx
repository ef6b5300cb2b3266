import type { ActionName, ActionProps } from './action-names.ts';
import { CancelPanel } from './cancel-panel.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { DiscountPanel } from './discount-panel.tsx';
import { GroupPanel } from './group-panel.tsx';
import { LinkPanel } from './link-panel.tsx';
import { OwedPanel } from './owed-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { RemindPanel } from './remind-panel.tsx';
import { SplitPanel } from './split-panel.tsx';
import { TransferPanel } from './transfer-panel.tsx';
import { VoidPanel } from './void-panel.tsx';

const PANELS = {
  decide: DecisionPanel,
  change: ChangePanel,
  transfer: TransferPanel,
  group: GroupPanel,
  refund: RefundPanel,
  payment: PaymentPanel,
  link: LinkPanel,
  remind: RemindPanel,
  split: SplitPanel,
  void: VoidPanel,
  owed: OwedPanel,
  discount: DiscountPanel,
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
