// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MenuItem } from '../../../domain/navigation/menu.ts'
import { DeeperLevel } from '../mobile/deeper-level.tsx'
import { NavUIProvider } from '../nav-ui.tsx'
import { SubNavPanel } from './sub-nav-panel.tsx'

const item = (title: string, subnav: MenuItem[] = []): MenuItem => ({ title, url: `/${title}`, groups: [], subnav })
const gear = item('gear', [item('Tents'), item('Boots', [item('Hiking')]), item('Boots', [item('Winter')])])
const opened = vi.fn<(item: string) => void>()
const mobile = { href: '/gear', branch: [], backTo: 'Menu', onOpen: opened, onBack: () => {} }
const page = (
  <NavUIProvider>
    <SubNavPanel item={gear} locale="en" onCount={() => {}} takeFocus={() => {}} />
    <DeeperLevel item={gear} locale="en" onCount={() => {}} {...mobile} />
  </NavUIProvider>
)
let root: Root
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body)
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/en'] })
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

const boots = (which: string) =>
  [...document.querySelectorAll<HTMLElement>(which)].filter(({ textContent }) => textContent === 'Boots')
const click = (element: HTMLElement | undefined) => act(async () => element?.click())

test('of two links of a rail with the same name and address each opens its own leaves', async () => {
  const expanded = () => boots('[data-part=rail]').map((link) => link.getAttribute('aria-expanded'))
  const leaves = () => [...document.querySelectorAll('.menu-leaf')].map(({ textContent }) => textContent)
  expect([leaves(), expanded()]).toEqual([['Hiking'], ['true', 'false']])
  await click(boots('[data-part=rail]')[1])
  expect([leaves(), expanded()]).toEqual([['Winter'], ['false', 'true']])
  await click(boots('[data-part=rail]')[0])
  expect([leaves(), expanded()]).toEqual([['Hiking'], ['true', 'false']])
})

test('and on phones each opens its own level', async () => {
  for (const row of boots('[data-item]')) await click(row)
  expect(opened.mock.calls).toEqual([['1 Boots /Boots'], ['2 Boots /Boots']])
  expect(boots('[data-item]').map(({ dataset }) => dataset.item)).toEqual(opened.mock.calls.flat())
})
