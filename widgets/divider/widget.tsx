/** A line between fields. */
export function DividerWidget() {
  return <hr className="field field-divider" />;
}
