import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FieldType } from '#engine/form/field-types/registry.ts';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';

/** A large, rarely used widget that loads when a form first needs it, with a placeholder until then. */
export function lazyWidget<Name extends FieldType>(
  load: () => Promise<ComponentType<WidgetProps<Name>>>,
): ComponentType<WidgetProps<Name>> {
  const Loaded: ComponentType<WidgetProps<Name>> = lazy(async () => ({ default: await load() }));
  // Registries take functions; lazy() returns an object.
  return function LazyWidget(props: WidgetProps<Name>) {
    return (
      <Suspense
        fallback={
          <div className="picker-waiting" aria-busy="true">
            <span className="skeleton picker-skeleton" aria-hidden="true" />
          </div>
        }
      >
        {createElement(Loaded, props)}
      </Suspense>
    );
  };
}
