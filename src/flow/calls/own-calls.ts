import { api } from '#engine/contract/calls.ts';
import type { BeginCall, SaveCall, SubmitCall } from '#engine/contract/flow-front.ts';
import { FLOW_FRONTS, type FlowFront, ROWS_FRONTS, type RowsFront } from '#engine/contract/flow-fronts.ts';
import type {
  GiftCall,
  GiftsCall,
  PeopleCall,
  PersonCall,
  SaveRowsCall,
} from '#engine/contract/partner-rows.ts';

type Named = Readonly<Record<string, never>>;

/** The calls under which the specification has a flow started, saved and submitted; undefined without any. */
export function frontOf(flow: string) {
  const front = Object.values<FlowFront>(FLOW_FRONTS).find((each) => each.flow === flow);
  if (!front) return undefined;
  // The table has the names, which the type of a resource knows one by one.
  const calls = api[front.flow] as unknown as Named;
  return {
    code: front.code,
    begin: calls[front.begin] as unknown as BeginCall,
    save: calls[front.save] as unknown as SaveCall,
    submit: calls[front.submit] as unknown as SubmitCall,
  };
}

/** A flow's calls for contacts and donations; undefined without any. */
export function rowsFrontOf(flow: string) {
  const front = Object.values<RowsFront>(ROWS_FRONTS).find((each) => each.flow === flow);
  if (!front) return undefined;
  const calls = api[front.flow] as unknown as Named;
  return {
    code: front.code,
    savePeople: calls[front.savePeople] as unknown as SaveRowsCall,
    saveGifts: calls[front.saveGifts] as unknown as SaveRowsCall,
    addPerson: calls[front.addPerson] as unknown as PersonCall,
    removePerson: calls[front.removePerson] as unknown as PersonCall,
    removeGift: calls[front.removeGift] as unknown as GiftCall,
    people: calls[front.people] as unknown as PeopleCall,
    gifts: calls[front.gifts] as unknown as GiftsCall,
  };
}
