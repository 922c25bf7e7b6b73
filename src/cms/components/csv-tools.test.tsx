// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { signedIn } from '../testing/payload-ui.tsx'
import { show } from '../testing/shown.ts'
import { exchangeWord } from '../staff-words.ts'
import { ReviewTools } from './review-tools.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }))

test.each([
  ['merchandiser', true],
  ['service', false],
] as const)('the import is shown to whoever may: %s %s', async (role, isShown) => {
  signedIn({ role })
  await show(<ReviewTools />)
  expect(document.body.textContent).toContain(exchangeWord('en', 'exportCsv'))
  expect(document.querySelectorAll('button, input').length > 0).toBe(isShown)
})
