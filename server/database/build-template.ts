import { ensureDatabaseTemplate } from './database-template.ts';

await ensureDatabaseTemplate();
