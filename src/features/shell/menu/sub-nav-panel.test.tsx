import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { MenuItem } from '../../../domain/navigation/menu.ts'
import { NavUIProvider } from '../nav-ui.tsx'
import { SubNavPanel } from './sub-nav-panel.tsx'

const item = (title: string, subnav: MenuItem[] = []): MenuItem => ({ title, url: `/${title}`, groups: [], subnav })
const railOf = (count: number) =>
  item(
    'gear',
    Array.from({ length: count }, (_, at) => item(`${at + 1}`, [item('leaf')])),
  )

/** Where each item of a rail is, as row and column, in the order of the document. */
function placesOf(count: number): string[] {
  const panel = (
    <NavUIProvider>
      <SubNavPanel item={railOf(count)} locale="en" onCount={() => {}} takeFocus={() => {}} />
    </NavUIProvider>
  )
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element: panel }], { initialEntries: ['/en'] })} />,
  )
  return [...html.matchAll(/grid-area:\s*(\d+ \/ \d+)/g)].map(([, place = '']) => place)
}

test('up to ten items of a rail are in one column', () => {
  expect(placesOf(10)).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 1} / 1`))
})

test('more are in two, read down the first and then down the second', () => {
  const six = ['1', '2', '3', '4', '5', '6']
  expect(placesOf(11)).toEqual([...six.map((row) => `${row} / 1`), ...six.slice(0, 5).map((row) => `${row} / 2`)])
})
