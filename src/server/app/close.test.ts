import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeOnSignal, closeShop, type Closing } from './close.ts'

/** A server that has ended as soon as it is asked to. */
const ended = { close: (done: () => void) => done(), closeIdleConnections() {}, closeAllConnections() {} }
const fakeHttp = ended as unknown as Closing['http']
const later = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('the order of the end', () => {
  test('requests first, then what goes on beside them, all of it, then the engine', async () => {
    const events: string[] = []
    let answer = () => {}
    const server = http.createServer((_, response) => {
      answer = () => {
        events.push('request ended')
        response.end('late')
      }
      events.push('request began')
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    // A keep-alive connection, as browsers and proxies have them.
    const agent = new http.Agent({ keepAlive: true })
    const answered = new Promise<string>((resolve, reject) => {
      const request = http.get({ port, host: '127.0.0.1', agent }, (response) => {
        response.setEncoding('utf8').on('data', resolve)
      })
      request.on('error', reject)
    })
    await expect.poll(() => events).toEqual(['request began'])
    const stop = (name: string) => async () => {
      await later()
      events.push(name)
    }
    const closed = closeShop({
      http: server,
      background: [
        { name: 'feed', stop: stop('feed') },
        { name: 'search log', stop: stop('search log') },
      ],
      engine: { close: stop('engine') },
      log: (sentence) => events.push(sentence),
    })
    await later()
    expect(events).toEqual(['request began'])
    answer()
    expect(await answered).toBe('late')
    await closed
    expect(events).toEqual(['request began', 'request ended', 'feed', 'search log', 'engine'])
    agent.destroy()
  })

  test('a failing part does not stop the others from closing, and is logged by name', async () => {
    const events: string[] = []
    await closeShop({
      http: fakeHttp,
      background: [
        {
          name: 'change feed',
          stop: () => {
            throw new Error('no connection')
          },
        },
        { name: 'search log', stop: async () => void events.push('written') },
      ],
      engine: { close: () => Promise.reject(new Error('the disk is full')) },
      log: (sentence) => events.push(sentence),
    })
    expect(events.toSorted()).toEqual([
      'change feed did not end well: Error: no connection',
      'search engine did not end well: Error: the disk is full',
      'written',
    ])
  })
})

describe('a signal', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const opened = (more: Partial<Closing> = {}) => {
    const signals = new Map<string, () => void>()
    const [exit, log] = [vi.fn(), vi.fn()]
    closeOnSignal(
      { http: fakeHttp, background: [], engine: { close: async () => {} }, log, ...more },
      {
        host: { on: (signal: string, call: () => void) => signals.set(signal, call), exit } as never,
        now: () => Date.now(),
      },
    )
    return { exit, log, send: (signal: 'SIGINT' | 'SIGTERM') => signals.get(signal)?.() }
  }
  const never = { name: 'reconciler', stop: () => new Promise<void>(() => {}) }

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the process with 0 when everything has ended', async (signal) => {
    let written = () => {}
    const stop = () => new Promise<void>((resolve) => (written = resolve))
    const { exit, log, send } = opened({ background: [{ name: 'search log', stop }] })
    send(signal)
    await vi.advanceTimersByTimeAsync(100)
    expect(exit).not.toHaveBeenCalled()
    written()
    await vi.advanceTimersByTimeAsync(0)
    expect(exit.mock.calls).toEqual([[0]])
    expect(log).not.toHaveBeenCalled()
  })

  test('after five seconds it ends anyhow, and logs it', async () => {
    const { exit, log, send } = opened({ background: [never] })
    send('SIGTERM')
    await vi.advanceTimersByTimeAsync(4999)
    expect(exit).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(exit.mock.calls).toEqual([[0]])
    expect(log.mock.calls).toEqual([['Not all of the shop ended within 5 s; it ends without the rest.']])
  })

  test('a request that does not end leaves time for what has to be written', async () => {
    const written = vi.fn(async () => {})
    const closeAllConnections = vi.fn()
    const getConnections = (answer: (error: null, count: number) => void) => answer(null, 2)
    const open = { ...ended, close: () => {}, closeAllConnections, getConnections } as unknown as Closing['http']
    const { exit, log, send } = opened({ http: open, background: [{ name: 'search log', stop: written }] })
    send('SIGTERM')
    await vi.advanceTimersByTimeAsync(3499)
    expect([written.mock.calls.length, closeAllConnections.mock.calls.length]).toEqual([0, 0])
    await vi.advanceTimersByTimeAsync(1)
    expect([written.mock.calls.length, closeAllConnections.mock.calls.length]).toEqual([1, 1])
    expect(log.mock.calls).toEqual([['Cut off after 3.5 s: 2 connections whose requests had not ended.']])
    expect(exit.mock.calls).toEqual([[0]])
  })

  test('a second one ends it at once, and logs it', async () => {
    const { exit, log, send } = opened({ background: [never] })
    send('SIGINT')
    await vi.advanceTimersByTimeAsync(2000)
    send('SIGINT')
    expect(exit.mock.calls).toEqual([[0]])
    expect(log.mock.calls).toEqual([['Asked a second time, the shop ends at once; what was not written is lost.']])
  })

  test('Ctrl+C, which comes from the terminal and from the process that started the shop, is one', async () => {
    const { exit, send } = opened({ background: [never] })
    send('SIGINT')
    await vi.advanceTimersByTimeAsync(20)
    send('SIGINT')
    expect(exit).not.toHaveBeenCalled()
  })
})
