import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { knownFunction } from './known-function.ts'

/** Payload's own words: its functions load pictures' styles, which only a bundler can. */
const source = readFileSync('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js', 'utf8')
const words = /throw new Error\(`([^`$]+)\$\{fnKey\}`\)/.exec(source)?.[1] ?? ''

const call = vi.fn(async (): Promise<string> => 'called')
const ask = (name: unknown) =>
  knownFunction(name, call, () => {
    throw new Error('404')
  })

test('a function that Payload has is called, and its own failures remain', async () => {
  expect(await ask('form-state')).toBe('called')
  call.mockRejectedValueOnce(new Error('Unauthorized'))
  await expect(ask('form-state')).rejects.toThrow('Unauthorized')
})

test('one that it has not is not found', async () => {
  call.mockRejectedValueOnce(new Error(`${words}nobody`))
  await expect(ask('nobody')).rejects.toThrow('404')
})

test.each(['constructor', '__proto__', 'toString', undefined, 1, {}])(
  'nor is %s, and nothing is called',
  async (name) => {
    call.mockClear()
    await expect(ask(name)).rejects.toThrow('404')
    expect(call).not.toHaveBeenCalled()
  },
)
