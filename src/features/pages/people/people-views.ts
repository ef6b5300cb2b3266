export { KeynotesView } from './keynotes-view.tsx';
export { SpeakersView } from './speakers-view.tsx';
