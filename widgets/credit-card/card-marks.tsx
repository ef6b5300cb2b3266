import type { CardBrand } from '#engine/form/keywords/card-number.ts';

/** The accepted brands; the recognized one is highlighted. */
export function CardMarks({ brand }: { brand: CardBrand | undefined }) {
  const dim = (mark: CardBrand) => (brand !== undefined && brand !== mark ? ' dim' : '');
  return (
    <span className="card-marks">
      <svg className={`card-mark${dim('visa')}`} viewBox="0 0 38 24" aria-hidden="true" focusable="false">
        <rect className="card-mark-ground" x=".5" y=".5" width="37" height="23" rx="3.5" />
        <text x="19" y="16.2" textAnchor="middle" className="card-mark-visa">
          VISA
        </text>
      </svg>
      <svg
        className={`card-mark${dim('mastercard')}`}
        viewBox="0 0 38 24"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="card-mark-ground" x=".5" y=".5" width="37" height="23" rx="3.5" />
        <circle cx="15.5" cy="12" r="6.5" className="card-mark-red" />
        <circle cx="22.5" cy="12" r="6.5" className="card-mark-amber" />
      </svg>
    </span>
  );
}
