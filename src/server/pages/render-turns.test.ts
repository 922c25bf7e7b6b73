import { expect, test } from 'vitest'
import { renderTurns } from './render-turns.ts'

test('pieces of work have a turn of the event loop each, in the order they came', async () => {
  const seen: string[] = []
  const turn = renderTurns()
  const piece = async (name: string) => {
    await turn()
    seen.push(name)
    // What arrives meanwhile comes before the next piece.
    setImmediate(() => void seen.push(`after ${name}`))
  }
  await Promise.all([piece('one'), piece('two'), piece('three')])
  expect(seen).toEqual(['one', 'after one', 'two', 'after two', 'three'])
})
