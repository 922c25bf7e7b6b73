import { beforeEach, expect, test } from 'vitest'
import type { AutocompleteAnswer } from '../../domain/search/autocomplete-answer.ts'
import { AutocompleteStore } from './autocomplete-store.ts'

/** A fake clock that advances only on request. */
function fakeClock() {
  let now = 0
  let jobs: { at: number; run: () => void }[] = []
  return {
    after(ms: number, run: () => void) {
      const job = { at: now + ms, run }
      jobs.push(job)
      return () => void (jobs = jobs.filter((each) => each !== job))
    },
    pass(ms: number) {
      now += ms
      const due = jobs.filter(({ at }) => at <= now)
      jobs = jobs.filter(({ at }) => at > now)
      for (const { run } of due) run()
    },
  }
}

type Call = { query: string; signal: AbortSignal; answer(): Promise<void>; fail(): Promise<void> }
let clock: ReturnType<typeof fakeClock>
let calls: Call[]
let store: AutocompleteStore
const answerTo = (query: string): AutocompleteAnswer => ({ query, suggestions: [], products: [], total: query.length })
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
const asked = () => calls.map(({ query }) => query)

beforeEach(() => {
  clock = fakeClock()
  calls = []
  store = new AutocompleteStore(
    (query, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          query,
          signal,
          answer: () => (resolve(answerTo(query)), settled()),
          fail: () => (reject(new Error('down')), settled()),
        })
      }),
    clock,
  )
})

/** Types the letters of a word, so many milliseconds apart. */
function typeWord(word: string, apartMs: number) {
  for (let length = 1; length <= word.length; length++) {
    if (length > 1) clock.pass(apartMs)
    store.type(word.slice(0, length))
  }
}

// acceptance 108
test.each([
  [499, [], ['tente']],
  [100, [], ['tente']],
  [500, ['t', 'te', 'ten', 'tent'], ['t', 'te', 'ten', 'tent', 'tente']],
])('letters %i ms apart have asked %j, and 500 ms later %j (acceptance 108)', (apart, before, after) => {
  store.open('')
  typeWord('tente', apart)
  clock.pass(499)
  expect(asked()).toEqual(before)
  clock.pass(1)
  expect(asked()).toEqual(after)
  clock.pass(5000)
  expect(asked()).toEqual(after)
})

test('answers in the wrong order: the late one is dropped (acceptance 108)', async () => {
  store.type('ten')
  clock.pass(500)
  store.type('tente')
  clock.pass(500)
  const [first, second] = calls as [Call, Call]
  expect(first.signal.aborted).toBe(true)
  await second.answer()
  await first.answer()
  expect(store.state().answer?.query).toBe('tente')
})

test('a response to a query that is no longer in the field is dropped, even before the next request (acceptance 108)', async () => {
  store.type('ten')
  clock.pass(500)
  store.type('tente')
  await calls[0]!.answer()
  expect(store.state()).toEqual({ query: 'tente', open: true, status: 'waiting' })
})

test('Escape cancels a waiting request, and one in flight (acceptance 108)', async () => {
  store.type('tente')
  store.close()
  clock.pass(5000)
  expect(asked()).toEqual([])
  store.type('tente')
  clock.pass(500)
  store.close()
  await calls[0]!.answer()
  expect(calls[0]!.signal.aborted).toBe(true)
  expect(store.state()).toEqual({ query: 'tente', open: false, status: 'idle' })
})

test('the empty field is asked for too, after the same wait (acceptance 94)', async () => {
  store.open('')
  clock.pass(500)
  await calls[0]!.answer()
  expect(store.state()).toMatchObject({ open: true, status: 'ready', answer: { query: '' } })
})

test('a known answer is not requested again', async () => {
  store.type('tente')
  clock.pass(500)
  await calls[0]!.answer()
  store.close()
  store.open('tente')
  clock.pass(5000)
  expect(store.state()).toMatchObject({ open: true, status: 'ready' })
  expect(asked()).toEqual(['tente'])
})

test('while a new answer is on its way, the old one stays', async () => {
  store.type('ten')
  clock.pass(500)
  await calls[0]!.answer()
  store.type('tent')
  expect(store.state()).toMatchObject({ status: 'waiting', answer: { query: 'ten' } })
})

test('a provider that is down leaves nothing in the way, and the next key asks again (acceptance 110)', async () => {
  store.type('tente')
  clock.pass(500)
  await calls[0]!.fail()
  expect(store.state()).toMatchObject({ status: 'failed', answer: undefined })
  store.type('tentes')
  clock.pass(500)
  await calls[1]!.answer()
  expect(store.state()).toMatchObject({ status: 'ready', answer: { query: 'tentes' } })
})

test('a request that was given up does not fail the next', async () => {
  store.type('ten')
  clock.pass(500)
  store.type('tente')
  await calls[0]!.fail()
  expect(store.state().status).toBe('waiting')
})

test('listeners are notified until they unsubscribe', () => {
  let times = 0
  const leave = store.subscribe(() => (times += 1))
  store.type('t')
  leave()
  store.type('te')
  expect(times).toBe(1)
})
