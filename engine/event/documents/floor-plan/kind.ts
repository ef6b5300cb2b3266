import { documentKind } from '../../document-kind/document-kind.ts';
import { to } from '../../document-kind/edit-hint.ts';
import { diagnoseFloorPlan } from './diagnosis.ts';
import { floorPlanProblems } from './problems.ts';
import { floorPlanWords as en } from './reference.en.ts';
import { floorPlanWords as fr } from './reference.fr.ts';
import { FloorPlanDocument } from './schema.ts';

export const floorPlan = documentKind({
  schema: FloorPlanDocument,
  diagnose: (plan, { schedule }) => diagnoseFloorPlan(plan, schedule),
  refreshes: () => ['catalogue'],
  problems: floorPlanProblems,
  reference: { en, fr },
  hints: {
    'floor_plan.rooms.floor': to('floor_plan.floors'),
  },
});
