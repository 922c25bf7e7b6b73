// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { show } from '../testing/shown.ts'
import { StoreTools } from './store-tools.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

test('what the form of a holiday asks for is marked, and nothing else', async () => {
  vi.stubGlobal('fetch', async () => Response.json([]))
  await show(<StoreTools />)
  const fields = [...document.querySelectorAll<HTMLInputElement>('form label input')]
  expect(fields.filter(({ required }) => required)).toHaveLength(3)
  for (const { required, parentElement } of fields)
    expect([parentElement?.textContent, parentElement?.textContent?.includes('*')]).toEqual([
      expect.anything(),
      required,
    ])
})
