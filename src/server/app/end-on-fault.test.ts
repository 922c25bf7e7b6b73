import { afterEach, expect, test, vi } from 'vitest'
import { endOnFullDisk } from './end-on-fault.ts'
import { env } from './env.ts'

afterEach(() => vi.restoreAllMocks())

test('a start without room on its disk ends with one sentence', async () => {
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  await endOnFullDisk(new Error('the index was not filled', { cause }))
  expect(said.mock.calls).toEqual([
    [`The disk of ${env.dataDir} is full. Make room and start again; it goes on from here.`],
  ])
  expect(ended).toHaveBeenCalledWith(1)
})

test('whatever else a start fails on stays what it is', () =>
  expect(endOnFullDisk(new Error('something else'))).rejects.toThrow('something else'))
