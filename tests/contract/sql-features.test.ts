import { expect, it } from 'vitest';
import { featuresOf } from './sql-features.ts';

it.each([
  ['select "a" from "dossier" where "b" = $1', ['select dossier']],
  [
    'select count(*) from "hold" for update skip locked',
    ['select hold', 'count', 'for update', 'skip locked'],
  ],
  [
    'insert into "hold" ("a") values ($1) on conflict ("a") do nothing',
    ['insert hold', 'on conflict', 'do nothing'],
  ],
  [`select "a"->>'for update' from "mail" where "b" @> '{}'::jsonb`, ['select mail', '->>', '@>', '::jsonb']],
])('names what %s asks of a database', (sql, features) => {
  expect([...featuresOf(sql)].toSorted()).toEqual([...features].toSorted());
});
