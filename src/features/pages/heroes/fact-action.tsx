import { type Action, ActionLink } from '../parts/action-link.tsx';
import './fact-action.css';

/** A small link below a fact of the hero. */
export function FactAction({ action }: { readonly action: Action | undefined }) {
  return action && <ActionLink action={action} className="fact-action" />;
}
