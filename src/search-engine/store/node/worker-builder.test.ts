import { expect, onTestFinished, test, vi } from 'vitest'
import { countOf, pack, storedTextAt } from '../../index/packed-text.ts'
import { workerBuilder } from './worker-builder.ts'

const threads = vi.hoisted(() => [] as { threadId: number }[])
vi.mock('node:worker_threads', async (original) => {
  const { Worker, ...others } = await original<typeof import('node:worker_threads')>()
  return {
    ...others,
    Worker: class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        threads.push(this)
      }
    },
  }
})
/** Threads that have not ended: one that has, has no number. */
const running = () => threads.filter(({ threadId }) => threadId >= 0).length

test('the thread is there for what follows at once, ends when nothing does, and begins again', async () => {
  const builder = workerBuilder(200)
  onTestFinished(() => builder.close())
  const build = async () => {
    const records = pack([JSON.stringify({ objectID: 'a', title: 'Tent' })])
    const { ids } = await builder.build({ facets: [], languages: ['en'] }, [records])
    expect(countOf(ids)).toBe(1)
  }
  await Promise.all([build(), build()])
  await build()
  expect([threads.length, running()]).toEqual([1, 1])
  await expect.poll(running, { timeout: 10_000 }).toBe(0)
  await build()
  expect([threads.length, running()]).toEqual([2, 1])
})

test('a segment comes in two pieces of shared memory, that of its records for itself', async () => {
  const builder = workerBuilder(200)
  onTestFinished(() => builder.close())
  const json = JSON.stringify({ objectID: 'a', title: 'Tente à étoiles', price: 12, kinds: ['tent'] })
  const { records, ...index } = await builder.build({ facets: ['kinds'], languages: ['fr'] }, [pack([json])])
  expect(storedTextAt(records, 0)).toBe(json)
  expect([...index.numbers.price!.values]).toEqual([12])
  const memoryOf = (value: unknown): ArrayBufferLike[] => {
    if (ArrayBuffer.isView(value)) return [value.buffer]
    return typeof value === 'object' && value ? Object.values(value).flatMap(memoryOf) : []
  }
  const memory = new Set(memoryOf([index, records.offsets]))
  expect([...memory]).toEqual([expect.any(SharedArrayBuffer)])
  expect(memory.has((records.stored as Uint8Array).buffer)).toBe(false)
  expect((records.stored as Uint8Array).buffer).toBeInstanceOf(SharedArrayBuffer)
})

test('records that cannot be read are no reason for the thread to stay', async () => {
  threads.length = 0
  const builder = workerBuilder()
  const unreadable = (function* () {
    yield pack(['{"objectID":"a"}'])
    throw new Error('unreadable')
  })()
  await expect(builder.build({ facets: [], languages: ['en'] }, unreadable)).rejects.toThrow('unreadable')
  expect([threads.length, running()]).toEqual([1, 0])
})
