// @vitest-environment jsdom
// @remembers the list of stores is read once a page
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { OtherStores } from './other-stores.tsx'
import { chooseStore } from './favourite-store.ts'
import { storeListed } from './testing/store-listed.ts'

const canmore = { ...storeListed, slug: 'canmore', name: 'Canmore', latitude: 51.09, longitude: -115.35 }

test('a list of stores that failed is said so, and asked for again by a button', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  overwriteGetLocale(() => 'en')
  HTMLDialogElement.prototype.showModal = vi.fn()
  const answers = [new Response('', { status: 503 }), Response.json([storeListed, canmore])]
  vi.stubGlobal('fetch', async () => answers.shift())
  document.body.innerHTML = '<div></div>'
  const nothing = () => {}
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(
      <OtherStores open locale="en" stock={undefined} failed={false} onClose={nothing} onAdd={nothing} />,
    ),
  )
  const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('')
  await expect.poll(said).toContain(m.store_list_failed())
  const again = [...document.querySelectorAll('button')].find((one) => one.textContent === m.error_try_again())
  await act(async () => again?.click())
  await expect.poll(() => document.querySelector('li')?.textContent).toContain(storeListed.name)
  expect(document.body.textContent).not.toContain(m.error_try_again())
})

test('distances say from which store they are, and none is said of that store', async () => {
  document.body.innerHTML = '<div></div>'
  const nothing = () => {}
  chooseStore(storeListed, 'en')
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(
      <OtherStores open locale="en" stock={undefined} failed={false} onClose={nothing} onAdd={nothing} />,
    ),
  )
  await expect
    .poll(() => document.querySelector('[role=status]')?.textContent)
    .toContain(m.store_sorted_place({ place: storeListed.name }))
  const [own, other] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(own).not.toContain('km')
  expect(other).toContain(m.store_km({ km: '90' }))
})
