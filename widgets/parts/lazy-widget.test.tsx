// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { WidgetProps } from '#engine/form/react/form-environment.ts';
import { lazyWidget } from './lazy-widget.tsx';

it('shows where a widget will be while it loads', () => {
  const Widget = lazyWidget<'text'>(() => new Promise(() => undefined));
  const { container } = render(<Widget {...({} as WidgetProps<'text'>)} />);
  expect(container.querySelector('[aria-busy] .skeleton')).not.toBeNull();
});
