import { expect, test } from 'vitest'
import { noteOfReturn, readReturnNote } from './event-note.ts'

test.each([
  [
    noteOfReturn('return-asked', 'too-small', '1 × 5101-204-M', 'Tight; other'),
    { what: 'return-asked', reason: 'too-small', rest: '1 × 5101-204-M; Tight; other' },
  ],
  [noteOfReturn('return-withdrawn'), { what: 'return-withdrawn', rest: '' }],
  [noteOfReturn('return-refused', 'other'), { what: 'return-refused', rest: 'other' }],
  ['Called the shopper; no answer', undefined],
])('the note “%s” is read as it was written', (note, read) => expect(readReturnNote(note)).toEqual(read))
