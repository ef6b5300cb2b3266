import { documentKind } from '../../document-kind/document-kind.ts';
import { diagnoseMenu } from './diagnosis.ts';
import { menuProblems } from './problems.ts';
import { menuWords as en } from './reference.en.ts';
import { menuWords as fr } from './reference.fr.ts';
import { MenuDocument } from './schema.ts';

export const menu = documentKind({
  schema: MenuDocument,
  diagnose: diagnoseMenu,
  isSingle: true,
  namesOthers: true,
  refreshes: () => ['site'],
  problems: menuProblems,
  reference: { en, fr },
});
