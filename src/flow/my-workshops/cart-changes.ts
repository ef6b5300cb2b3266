/** The part that changed a registrant's cart: the basket or the workshop step. */
export type CartChanger = 'basket' | 'step';

const listeners = new Set<(by: CartChanger) => void>();

/** Tells the other place on this page that shows the same cart. */
export function tellCartChanged(by: CartChanger): void {
  for (const listener of listeners) listener(by);
}

/** Calls the listener when the other part changed the cart. Returns a function that unsubscribes. */
export function onCartChanged(by: CartChanger, listener: () => void): () => void {
  const heard = (changer: CartChanger) => {
    if (changer === by) listener();
  };
  listeners.add(heard);
  return () => void listeners.delete(heard);
}
