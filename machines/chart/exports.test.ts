import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from './chart.ts';
import { mermaidOf } from './mermaid.ts';
import { scxmlOf } from './scxml.ts';
import { stateKeysOf } from './state-keys.ts';
import { wayOn } from './transitions.ts';

const machine = createMachine({
  id: 'a & "b"',
  initial: 'open',
  states: {
    open: {
      id: 'open',
      on: { 'GO ON': { target: '#room', guard: { type: 'isIn', params: { room: 'hall' } } } },
    },
    room: {
      id: 'room',
      initial: 'in',
      invoke: { src: 'light' },
      states: {
        in: { id: 'in', always: '#out' },
        out: { id: 'out', initial: 'far', states: { far: { id: 'far' } } },
      },
    },
    both: { id: 'both', type: 'parallel', states: { left: { id: 'left' }, right: { id: 'right' } } },
    end: { id: 'end', type: 'final' },
  },
});
const chart = chartOf(machine);

describe('a chart in other notations', () => {
  it('is Mermaid, boxes in boxes', () => {
    expect(mermaidOf(chart)).toBe(
      [
        'flowchart LR',
        '  open("open")',
        '  subgraph room["room"]',
        '    in("in")',
        '    subgraph out["out"]',
        '      far("far")',
        '      out_begins(( )) --> far',
        '    end',
        '    room_begins(( )) --> in',
        '  end',
        '  subgraph both["both"]',
        '    left("left")',
        '    right("right")',
        '  end',
        '  end((("end")))',
        '  a____b__begins(( )) --> open',
        '  open -->|"GO ON [isIn hall]"| room',
        '  in -->|"at once"| out',
      ].join('\n'),
    );
  });

  it('is SCXML, its words escaped', () => {
    const guardsSet = [
      '    <transition event="guards.set">',
      '      <assign location="guards" expr="_event.data"/>',
      '    </transition>',
    ];
    expect(scxmlOf(machine).replace(/<!--.*-->\n/s, '')).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="a &amp; &quot;b&quot;" initial="open">',
        '  <datamodel>',
        `    <data id="guards" expr="{ 'isIn hall': true }"/>`,
        '    <data id="delays" expr="{}"/>',
        '  </datamodel>',
        '  <state id="open">',
        `    <transition event="GO.ON" cond="guards['isIn hall']" target="room"/>`,
        ...guardsSet,
        '  </state>',
        '  <state id="room" initial="in">',
        '    <onentry>',
        `      <log label="invoke" expr="'light 0_room'"/>`,
        '    </onentry>',
        ...guardsSet,
        '    <state id="in">',
        '      <transition target="out"/>',
        '    </state>',
        '    <state id="out" initial="far">',
        '      <state id="far"/>',
        '    </state>',
        '  </state>',
        '  <parallel id="both">',
        ...guardsSet,
        '    <state id="left"/>',
        '    <state id="right"/>',
        '  </parallel>',
        '  <final id="end"/>',
        '</scxml>',
        '',
      ].join('\n'),
    );
  });

  it('has the keys of its states at every depth', () => {
    expect([...stateKeysOf(machine)]).toEqual([
      'open',
      'room',
      'in',
      'out',
      'far',
      'both',
      'left',
      'right',
      'end',
    ]);
  });
});

describe('the way on', () => {
  const node = (id: string, parent?: string) => ({
    id,
    key: id,
    type: 'atomic' as const,
    isInitial: false,
    invokes: [],
    ...(parent !== undefined && { parent }),
  });
  const nodes = [node('a'), node('b'), node('c', 'b'), node('d', 'c')];

  it.each([
    ['a', 'b', true],
    ['b', 'a', false],
    ['a', 'a', false],
    // Into its own, however deep.
    ['b', 'c', false],
    ['b', 'd', false],
    ['a', 'd', true],
    // What begins nowhere in the chart comes before all of it.
    ['elsewhere', 'a', true],
    ['a', 'elsewhere', false],
  ])('from %s to %s: %s', (from, to, leads) => {
    const edge = { id: 'e', from, to, event: 'GO', guard: '' };
    expect(wayOn({ id: 'm', nodes, edges: [edge] }).edges).toEqual(leads ? [edge] : []);
  });
});
