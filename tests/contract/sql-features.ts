/**
 * What a statement asks of a database beyond other statements: each verb with each of its tables, functions, casts,
 * operators, locks and the clauses that databases differ in. Columns and values say nothing about a database.
 */
export function featuresOf(statement: string): Set<string> {
  const sql = statement.toLowerCase().replace(/'(?:[^']|'')*'/g, "''");
  const verb = /\b(select|insert|update|delete|notify|listen|lock)\b/.exec(sql)?.[1] ?? 'other';
  const found = new Set<string>();
  const all = (pattern: RegExp, prefix: string) => {
    for (const match of sql.matchAll(pattern))
      found.add(prefix + (match[1] ?? match[0]).replace(/\s+/g, ' '));
  };
  all(/\b(?:from|into|update|join)\s+"([a-z_]+)"/g, `${verb} `);
  all(/\b([a-z_][a-z0-9_]*)\(/g, '');
  all(/(::\s*[a-z_ ]+(?:\[\])?)/g, '');
  all(/(->>?|#>>?|@>|<@|\?\||\?&|\|\||~\*?|<->|%)/g, '');
  all(
    /\b(for (?:no key )?update|skip locked|nowait|on conflict|do nothing|do update|distinct on|with recursive|lateral|returning|nulls (?:first|last)|union(?: all)?|intersect|except|having|filter|over|within group|any|all|exists|ilike|similar to|collate|interval|offset|case|between|tablesample)\b/g,
    '',
  );
  return found;
}
