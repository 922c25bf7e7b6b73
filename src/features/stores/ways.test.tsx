// @vitest-environment jsdom
// @remembers the favourite store is read once a page
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { storeListed } from './testing/store-listed.ts'
import { chooseStore } from './favourite-store.ts'
import { DELIVERY, Ways } from './ways.tsx'

test('a store that is chosen from “pick up in store…” is the one to pick up at; one that is chosen elsewhere is not', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
  const [onPickup, onChoose] = [vi.fn(), vi.fn()]
  const ways = (label: string) => (
    <Ways
      label={label}
      locale="en"
      stores={[]}
      chosen={DELIVERY}
      onPickup={(store) => onPickup(label, store)}
      onChoose={onChoose}
    />
  )
  await act(async () =>
    createRoot(document.body.firstElementChild as Element).render(
      <>
        {ways('Tent')}
        {ways('Stove')}
      </>,
    ),
  )
  const choose = (label: string) =>
    act(async () => document.querySelector<HTMLElement>(`[aria-label=${label}] [aria-haspopup=dialog]`)!.click())
  const chosen = (slug: string) => act(async () => chooseStore({ ...storeListed, slug }, 'en'))

  await chosen('calgary')
  expect(onPickup).not.toHaveBeenCalled()
  await choose('Tent')
  await choose('Stove')
  expect(onChoose).toHaveBeenCalledTimes(2)
  await chosen('halifax')
  await chosen('laval')
  expect(onPickup.mock.calls).toEqual([['Stove', 'halifax']])
})
