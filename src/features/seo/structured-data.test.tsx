import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { JsonLd } from '../../domain/seo/json-ld.ts'
import { StructuredData, StructuredDataScripts } from './structured-data.tsx'

function headWith(nodes?: JsonLd[]): string {
  const router = createMemoryRouter([{ path: '/', element: <StructuredDataScripts /> }])
  const page = <RouterProvider router={router} />
  return renderToStaticMarkup(nodes ? <StructuredData value={nodes}>{page}</StructuredData> : page)
}

test('each node is an element of the page the server renders, and no text in it ends that element', () => {
  const node: JsonLd = { '@type': 'Product', name: '</script><script>alert(1)</script>' }
  const html = headWith([node, { '@type': 'BreadcrumbList' }])
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, code = '']) => code,
  )
  expect(scripts.map((code) => JSON.parse(code) as unknown)).toEqual([node, { '@type': 'BreadcrumbList' }])
})

test('a browser makes none of its own', () => {
  expect(headWith()).toBe('')
})
