// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { staffText } from '../staff-words.ts'
import { opened, toast, typedInto } from '../testing/payload-ui.tsx'
import { show } from '../testing/shown.ts'
import { SaveOnLeave } from './save-on-leave.tsx'

vi.mock('@payloadcms/ui', () => import('../testing/payload-ui.tsx'))
beforeEach(() => vi.clearAllMocks())

const leave = () => act(async () => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))

const page = () => (
  <form>
    <SaveOnLeave />
  </form>
)

/** A page whose last words the server answers so. */
async function left(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  opened({ id: 7, collectionSlug: 'pages', data: {} })
  typedInto({ fields: { title: 'The' }, modified: false })
  const draw = await show(page())
  typedInto({ fields: { title: 'The last words' }, modified: true })
  await draw(page())
  await leave()
  return fetch
}

test('the last words are saved once where a form is left', async () => {
  const fetch = await left(async () => Response.json({}))
  await leave()
  expect(fetch.mock.calls).toHaveLength(1)
  expect(toast.error).not.toHaveBeenCalled()
})

test.each([
  ['a session that is over', async () => Response.json({}, { status: 401 })],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('those that %s did not save are said so, and tried again', async (_, answer) => {
  const fetch = await left(answer)
  expect(toast.error).toHaveBeenCalledExactlyOnceWith(staffText('en', 'form_unsaved'), { id: 'form_unsaved' })
  fetch.mockImplementation(async () => Response.json({}))
  await leave()
  await leave()
  expect(fetch.mock.calls).toHaveLength(2)
})
