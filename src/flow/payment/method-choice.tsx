import { useId } from 'react';
import type { PayMethod } from '#engine/contract/money.ts';
import './method-choice.css';

interface MethodChoiceProps {
  readonly legend: string;
  /** Each way to pay in words. */
  readonly methods: readonly { readonly method: PayMethod; readonly label: string; readonly help: string }[];
  readonly chosen: PayMethod;
  readonly onChoose: (method: PayMethod) => void;
}

/** The choice of a payment method, if there are several. */
export default function MethodChoice({ legend, methods, chosen, onChoose }: MethodChoiceProps) {
  const name = useId();
  if (methods.length < 2) return null;
  return (
    <fieldset className="pay-method">
      <legend>{legend}</legend>
      <div className="options">
        {methods.map(({ method, label, help }) => (
          <label key={method} className="option">
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <span>
              <b>{label}</b>
              <small className="soft">{help}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
