import { beforeEach, expect, test, vi } from 'vitest'
import { SEARCH_DEBOUNCE_MS } from '../search/search-request.ts'
import { debounce } from './debounce.ts'
import type { Timer } from './timer.ts'

const timer: Timer = {
  after(ms, run) {
    const id = setTimeout(run, ms)
    return () => clearTimeout(id)
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const typing = (word: string, everyMs: number) => {
  const sent: string[] = []
  const send = debounce((query: string) => void sent.push(query), SEARCH_DEBOUNCE_MS, timer)
  for (let length = 1; length <= word.length; length++) {
    if (length > 1) vi.advanceTimersByTime(everyMs)
    send(word.slice(0, length))
  }
  return { sent, send }
}

test('typing "tente" quickly sends one request, 500 ms after the last key (acceptance 108)', () => {
  const { sent } = typing('tente', 120)
  vi.advanceTimersByTime(499)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual(['tente'])
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual(['tente'])
})

test('typing slower than that sends each (acceptance 108)', () => {
  const { sent } = typing('duo', 500)
  vi.advanceTimersByTime(500)
  expect(sent).toEqual(['d', 'du', 'duo'])
})

test('Escape cancels a pending one, and the next key starts over (acceptance 108)', () => {
  const { sent, send } = typing('tente', 120)
  send.cancel()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
  send('tentes')
  vi.advanceTimersByTime(500)
  expect(sent).toEqual(['tentes'])
})
