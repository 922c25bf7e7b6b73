import { expect, test, vi } from 'vitest'
import { OccurrenceBuilder } from './occurrences.ts'

test('as many occurrences as fill several chunks are there in the order of their terms and documents', () => {
  const builder = new OccurrenceBuilder()
  const [docs, words] = [50, 1000]
  for (let doc = 0; doc < docs; doc++) {
    for (let word = 0; word < words; word++) builder.add(`w${String(words - word).padStart(4, '0')}`, doc, 0, word)
    builder.length(0, words)
  }
  const { terms, postingStart, postingDoc, postingPosition, documentCount } = builder.done()
  expect([terms.length, terms[0], terms.at(-1)]).toEqual([words, 'w0001', 'w1000'])
  for (const [term, name] of terms.entries()) {
    const [from, to] = [postingStart[term]!, postingStart[term + 1]!]
    expect([...postingDoc.subarray(from, to)]).toEqual(Array.from({ length: docs }, (_, doc) => doc))
    expect(new Set(postingPosition.subarray(from, to))).toEqual(new Set([words - Number(name.slice(1))]))
    expect(documentCount[term]).toBe(docs)
  }
})

test('a few occurrences take little memory', () => {
  const taken = vi.spyOn(globalThis, 'Uint32Array')
  const builder = new OccurrenceBuilder()
  builder.add('tent', 0, 0, 0)
  builder.length(0, 1)
  builder.done()
  const sizes = taken.mock.calls.flat().filter((size: unknown) => typeof size === 'number')
  expect(Math.max(...sizes)).toBeLessThan(10_000)
  taken.mockRestore()
})
