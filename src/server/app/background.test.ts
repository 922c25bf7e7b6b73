import { expect, test, vi } from 'vitest'
import { startUnlessLacking, type Background } from './background.ts'

const failure = new Error('Failed query: select 40 columns')
const failing: Background[] = [{ name: 'change feed', start: () => Promise.reject(failure), stop: () => {} }]
const lacks = 'The collections are ahead of the database, which lacks products.warranty.'

// [what is lacked, in development, what it ends with, what it throws]
test.each([
  ['in development goes on where the database lacks a column', lacks, true, undefined, undefined],
  ['in production ends with what the database lacks', lacks, false, lacks, undefined],
  ['fails by anything else', undefined, true, undefined, failure],
] as const)('a start %s', async (_, sentence, isDev, ended, thrown) => {
  const end = vi.fn<(said: string) => void>()
  const started = startUnlessLacking(failing, { lacked: async () => sentence, isDev, end })
  expect(await started.catch((error: unknown) => error)).toBe(thrown)
  expect(end.mock.calls).toEqual(ended ? [[ended]] : [])
})

test('a failure is thrown where nobody can say what is lacked', () =>
  expect(
    startUnlessLacking(failing, { lacked: () => Promise.reject(new Error('away')), isDev: true, end: () => {} }),
  ).rejects.toBe(failure))
