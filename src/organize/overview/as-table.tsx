import { saveFile } from '#src/lib/files/save-file.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type Cell = string | number;
export type Table = {
  /** Of the file and for screen readers. */
  readonly name: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** As they are read here; a file has `values` in their place, where given. */
  readonly rows: readonly (readonly Cell[])[];
  readonly values?: readonly (readonly Cell[])[];
};

/** The data of a chart as a table that opens below it, and as a file. */
export function AsTable({ name, caption, head, rows, values }: Table) {
  const t = useDeskTexts();
  const save = async () => {
    const { default: papa } = await import('papaparse');
    const text = papa.unparse(
      { fields: [...head], data: (values ?? rows).map((row) => [...row]) },
      { escapeFormulae: true },
    );
    // Excel reads UTF-8 by its byte order mark.
    saveFile(new Blob([`\ufeff${text}\r\n`], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <details className="dk-as-table">
      <summary>
        {t('overview.as_table')}
        <span className="dk-hidden">: {caption}</span>
      </summary>
      <div className="dk-as-table-body">
        <button type="button" className="dk-link" onClick={() => void save()}>
          {t('overview.download')}
          <span className="dk-hidden">: {caption}</span>
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
        <section className="dk-as-table-scroll" aria-label={caption} tabIndex={0}>
          <table className="dk-ledger">
            <caption className="dk-hidden">{caption}</caption>
            <thead>
              <tr>
                {head.map((heading, index) => (
                  <th key={heading} scope="col" className={index === 0 ? undefined : 'dk-num'}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([first, ...rest]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, index) => (
                    <td key={head[index + 1]} className="dk-num">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </details>
  );
}
