import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** The headings of the list's columns. */
export function ListHead() {
  const t = useDeskTexts();
  const headings = [
    ['name', 'dk-td'],
    ['code', 'dk-td'],
    ['email', 'dk-td'],
    ['type', 'dk-td'],
    ['status', 'dk-td'],
    ['paid', 'dk-td dk-num'],
    ['started', 'dk-td dk-td-day'],
  ] as const;
  return (
    <thead className="dk-thead">
      <tr aria-rowindex={1} className="dk-tr dk-tr-head">
        {headings.map(([name, className]) => (
          <th key={name} scope="col" className={className}>
            {t(`list.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
