export { FloorPlanView } from './floor-plan-view.tsx';
export { WaysView } from './ways-view.tsx';
