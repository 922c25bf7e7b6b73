// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { ChoiceKind } from '../choices.ts'
import { staffText } from '../staff-words.ts'
import { filled } from '../testing/payload-ui.tsx'
import { show, wait } from '../testing/shown.ts'
import { KeySelect } from './key-select.tsx'
import { useChoices } from './use-choices.ts'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))

const Chosen = ({ of }: { of: ChoiceKind }) => (
  <KeySelect label="It" path="it" choices={useChoices(of)} none="choice_nothing" />
)
const chosen = () => document.querySelector('output')?.textContent

test.each<[string, ChoiceKind, () => Promise<Response>]>([
  ['refuses', 'places', async () => Response.json({ errors: [] }, { status: 500 })],
  ['loses', 'skus', () => Promise.reject(new TypeError('Failed to fetch'))],
])('what the server %s is not called unknown, and the next field asks anew', async (_, of, answer) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  filled({ value: 'calgary' })
  await show(<Chosen of={of} />)
  await wait(20)
  expect([fetch.mock.calls.length, chosen(), document.querySelector('[aria-busy=true]')]).toEqual([1, 'calgary', null])
  fetch.mockImplementation(async () => Response.json({ choices: [] }))
  await show(<Chosen of={of} />)
  await wait(20)
  expect(chosen()).toBe(staffText('en', 'choice_unknown', { value: 'calgary' }))
})
