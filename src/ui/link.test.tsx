import { renderToStaticMarkup } from 'react-dom/server'
import type { ComponentProps } from 'react'
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const html = (element: ComponentProps<'div'>['children']) =>
  renderToStaticMarkup(
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en/products?page=2'] })}
    />,
  )
/** Attributes have no order. */
const sorted = (text: string) => text.match(/[\w-]+(?:="[^"]*")?|[<>/]/g)?.toSorted()

test.each<ComponentProps<typeof Link>>([
  { to: '/en/products', children: 'Products' },
  {
    to: '/en/products?size=m&page=2#x',
    className: 'facet',
    rel: 'nofollow',
    preventScrollReset: true,
  },
  { to: '/fr/produits', 'aria-current': 'true', prefetch: 'intent', replace: true, state: { a: 1 } },
  { to: '#filters', children: 'Filters' },
  { to: '?page=3', children: 'Next' },
  { to: 'https://example.com/', children: 'Elsewhere' },
  { to: '//example.com/', children: 'Elsewhere' },
  { to: { pathname: '/en', search: '?a=1' }, viewTransition: true },
])('%j has the HTML that React Router gives it', (props) =>
  expect(sorted(html(<Link {...props} />))).toEqual(sorted(html(<RouterLink {...props} discover="none" />))),
)
