import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { FieldType } from '#engine/field-types/registry.ts';
import type { WidgetProps } from '#engine/react/form-environment.ts';

/**
 * A widget that few forms have and that is large: loaded when a form first draws one, so that every other form is
 * spared of it. Until then a quiet place stands there.
 */
export function lazyWidget<Name extends FieldType>(
  load: () => Promise<ComponentType<WidgetProps<Name>>>,
): ComponentType<WidgetProps<Name>> {
  const Loaded: ComponentType<WidgetProps<Name>> = lazy(async () => ({ default: await load() }));
  // rjsf's registry and ours take plain functions; lazy() makes an object.
  return function LazyWidget(props: WidgetProps<Name>) {
    return (
      <Suspense fallback={<div className="picker-waiting" aria-busy="true" />}>
        {createElement(Loaded, props)}
      </Suspense>
    );
  };
}
