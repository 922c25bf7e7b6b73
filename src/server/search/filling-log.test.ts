import { expect, test } from 'vitest'
import { fillingLog } from './filling-log.ts'

test('how far the index is filled is said every ten seconds, and once at its end', () => {
  const said: string[] = []
  let now = 1000
  const { progress, end } = fillingLog(
    (sentence) => said.push(sentence),
    19_872,
    () => now,
  )
  for (let done = 1000; done <= 19_000; done += 1000) {
    now += 2500
    progress(done)
  }
  end(19_872)
  expect(said).toEqual([
    'The search index is being filled: 4,000 of 19,872 products',
    'The search index is being filled: 8,000 of 19,872 products',
    'The search index is being filled: 12,000 of 19,872 products',
    'The search index is being filled: 16,000 of 19,872 products',
    'The search index is filled: 19872 products in 47.5 s',
  ])
})
