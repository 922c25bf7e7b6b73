import { expect, test } from 'vitest'
import { progressStream } from '../../server/import-export/progress-stream.ts'
import { followProgress, textOf, type Progress } from './follow-progress.ts'

const following = async (work: Parameters<typeof progressStream>[0]) => {
  const [shown, failures]: [Progress[], unknown[]] = [[], []]
  const { body } = progressStream(work, (error) => failures.push(error))
  const result = await followProgress(textOf(body!), (progress) => shown.push(progress))
  return { result, shown, failures }
}

test('how far the work is, and what came of it', async () => {
  const { result, shown } = await following(async (progress) => {
    progress('check', 3)
    // Too soon after the last.
    progress('check', 4)
    return { imported: 4, name: 'é\n' }
  })
  expect(shown).toEqual([{ step: 'check', done: 3 }])
  expect(result).toEqual({ imported: 4, name: 'é\n' })
})

test('what goes wrong is noted, and has no result', async () => {
  const error = new Error('gone')
  expect(await following(() => Promise.reject(error))).toEqual({ result: undefined, shown: [], failures: [error] })
})

test('an answer that breaks off in a line has no result', async () => {
  async function* parts() {
    yield '{"step":"write","done":1,"tot'
    yield 'al":2}\n{"resu'
  }
  const shown: Progress[] = []
  expect(await followProgress(parts(), (progress) => shown.push(progress))).toBeUndefined()
  expect(shown).toEqual([{ step: 'write', done: 1, total: 2 }])
})

test('the work goes on where nobody reads any longer', async () => {
  let isDone = false
  const { body } = progressStream(
    async (progress) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      progress('write', 1, 1)
      isDone = true
      return {}
    },
    () => {},
  )
  await body!.cancel()
  await expect.poll(() => isDone).toBe(true)
})
