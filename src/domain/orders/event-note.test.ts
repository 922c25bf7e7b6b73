import { expect, test } from 'vitest'
import { sampleOrder } from '../testing/sample-order.ts'
import {
  correctionPaid,
  noteOfAddress,
  isDeliveryRefund,
  noteOfCorrection,
  labelSent,
  noteOfDelivery,
  noteOfLabel,
  noteOfResent,
  noteOfReturn,
  noteOfSwap,
  readKeyedNote,
  refusedReturn,
} from './event-note.ts'

const home = sampleOrder().address!
test.each([
  [
    noteOfReturn('return-asked', 'too-small', '1 × 5101-204-M', 'Tight; other'),
    { what: 'return-asked', reason: 'too-small', rest: '1 × 5101-204-M; Tight; other' },
  ],
  [noteOfReturn('return-withdrawn'), { what: 'return-withdrawn', rest: '' }],
  [noteOfReturn('return-refused', 'other'), { what: 'return-refused', rest: 'other' }],
  [
    noteOfAddress(home, { ...home, line1: '14, rue Saint-Jean', line2: 'app. 2' }),
    {
      what: 'address-corrected',
      rest: '1200, rue Saint-Jean, Québec G1R 1S8 → 14, rue Saint-Jean, app. 2, Québec G1R 1S8',
    },
  ],
  [
    noteOfAddress(home, { ...home, city: 'Lévis' }),
    { what: 'address-corrected', rest: 'Québec G1R 1S8 → Lévis G1R 1S8' },
  ],
  [noteOfSwap(2, '5101-M', '5101-L'), { what: 'items-swapped', rest: '2 × 5101-M → 5101-L' }],
  [
    noteOfCorrection('correction-asked', noteOfSwap(2, '5101-M', '5101-L')),
    { what: 'correction-asked', rest: '2 × 5101-M → 5101-L' },
  ],
  [
    noteOfCorrection('correction-overtaken', noteOfSwap(2, '5101-M', '5101-L')),
    { what: 'correction-overtaken', rest: '2 × 5101-M → 5101-L' },
  ],
  [noteOfResent('shipped'), { what: 'letter-resent', rest: 'shipped' }],
  [noteOfLabel('1Z 42'), { what: 'return-label-sent', rest: '1Z 42' }],
  [noteOfDelivery('Lost; again'), { what: 'delivery-refunded', rest: 'Lost; again' }],
  ['Called the shopper; no answer', undefined],
])('the note “%s” is read as it was written', (note, read) => expect(readKeyedNote(note)).toEqual(read))

test.each([
  ['refunded', noteOfDelivery(), true],
  ['refunded', undefined, false],
  ['note', noteOfDelivery(), false],
] as const)('a refund of the delivery alone is known by its note: %s, %s', (kind, note, isIt) =>
  expect(isDeliveryRefund({ kind, ...(note && { note }) })).toBe(isIt),
)

test('what is paid after a correction is its difference, and nothing that was paid before', () => {
  const note = (text: string) => ({ kind: 'note', note: text }) as const
  const events = [
    { kind: 'placed' },
    { kind: 'paid' },
    note('Called the shopper'),
    note(noteOfCorrection('correction-asked', noteOfAddress(home, home))),
    note(noteOfAddress(home, home)),
    { kind: 'paid' },
    note(noteOfSwap(1, 'M', 'L')),
    { kind: 'paid' },
  ] as const
  expect(events.map((_, payment) => correctionPaid(events, payment)).filter(Boolean)).toEqual(['address', 'swap'])
  expect(correctionPaid(events, 1)).toBeUndefined()
})

const asked = { kind: 'note', note: noteOfReturn('return-asked', 'gift'), at: '1' } as const
const refused = { kind: 'note', note: noteOfReturn('return-refused', 'Worn; torn'), at: '2' } as const
const inPart = noteOfReturn('return-refused-in-part', '1 × 5101-M, 2 × 5101-L', 'Worn; torn')
test.each([
  ['nothing', [], undefined],
  ['a request', [asked], undefined],
  ['a request that was refused', [asked, refused], { at: '2', why: 'Worn; torn' }],
  [
    'a refusal, and words of staff',
    [asked, refused, { kind: 'note', note: 'Called', at: '3' }],
    { at: '2', why: 'Worn; torn' },
  ],
  ['a refusal without words', [asked, { ...refused, note: noteOfReturn('return-refused') }], { at: '2', why: '' }],
  [
    'goods of which some were not taken back',
    [asked, { kind: 'returned', at: '2' }, { ...refused, note: inPart }],
    { at: '2', why: 'Worn; torn', isPart: true },
  ],
  ['a refusal, and another request', [asked, refused, { ...asked, at: '3' }], undefined],
  ['a refusal, and goods that came back', [asked, refused, { kind: 'returned', at: '3' }], undefined],
  ['a request that was withdrawn', [asked, { ...asked, note: noteOfReturn('return-withdrawn') }], undefined],
] as const)('of a return that was refused, after %s', (_, events, expected) =>
  expect(refusedReturn(events)).toEqual(expected),
)

test('the label of a return is that which was sent after it was asked for', () => {
  const label = (at: string, code?: string) => ({ kind: 'note', note: noteOfLabel(code), at }) as const
  const events = [label('1', 'old'), { ...asked, at: '2' }]
  expect(labelSent(events, { at: '2' })).toBeUndefined()
  expect(labelSent([...events, label('3')], { at: '2' })).toEqual({ at: '3', code: '' })
  expect(labelSent([...events, label('3', '1Z 42')], { at: '2' })).toEqual({ at: '3', code: '1Z 42' })
})
