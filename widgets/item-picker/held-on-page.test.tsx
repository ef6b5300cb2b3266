// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useHeldTogether } from './held-together.ts';

afterEach(cleanup);

interface PickerProps {
  readonly id: string;
  readonly until?: string;
  readonly names?: readonly string[];
}

function Picker({ id, until, names = [] }: PickerProps) {
  return <p>{useHeldTogether(id, until, names)?.join(' + ') ?? 'nothing'}</p>;
}
const shown = () => screen.getAllByText(/./).map(({ textContent }) => textContent);

it('shows what ends at the same time once, in the first picker, and what ends later in its own', () => {
  const soon = '2027-01-10T12:15:00Z';
  const later = '2027-01-10T12:20:00Z';
  const page = (second: string | undefined) => (
    <div>
      <Picker id="bunk" until={soon} names={['Bunk']} />
      <Picker id="care" {...(second && { until: second })} names={['Morning', 'Afternoon']} />
      <Picker id="parking" />
    </div>
  );
  const { rerender } = render(page(soon));
  expect(shown()).toEqual(['Bunk + Morning + Afternoon', 'nothing', 'nothing']);
  rerender(page(later));
  expect(shown()).toEqual(['Bunk', 'Morning + Afternoon', 'nothing']);
  rerender(page(undefined));
  expect(shown()).toEqual(['Bunk', 'nothing', 'nothing']);
});
