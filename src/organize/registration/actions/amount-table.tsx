type AmountTableProps = {
  /** What the table is about, and the name of its total. */
  readonly caption: string;
  readonly rows: readonly { readonly id: string; readonly label: string; readonly amount: string }[];
  readonly total: string;
};

/** Amounts line by line with their total. */
export function AmountTable({ caption, rows, total }: AmountTableProps) {
  return (
    <table className="dk-ledger">
      <caption className="dk-hidden">{caption}</caption>
      <tbody>
        {rows.map(({ id, label, amount }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td className="dk-num">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{caption}</th>
          <td className="dk-num">{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
