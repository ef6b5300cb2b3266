import { halfOnPostgres } from './on-postgres.ts';

await halfOnPostgres('first');
