import { openPglite } from '#server/database/open-pglite.ts';

// Started by open-pglite.test.ts: writes rows for ever and prints each number once its row is acknowledged.
const folder = process.argv[2] ?? '';
const database = await openPglite(folder);
await database.executeSql('create table if not exists acknowledged (n int primary key)');
const { rows } = await database.executeSql('select coalesce(max(n), 0) as last from acknowledged');
const last = rows[0];
let n = typeof last === 'object' && last && 'last' in last ? Number(last.last) : 0;
for (;;) {
  n += 1;
  await database.executeSql('insert into acknowledged values ($1)', [n]);
  process.stdout.write(`${n}\n`);
}
