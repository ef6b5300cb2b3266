import type { ComponentPropsWithRef } from 'react';

/** Words for assistive technology only. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className'>) {
  return <span {...props} className="sr" />;
}
