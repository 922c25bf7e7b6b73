import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AdminFrame } from './admin-frame.tsx'

vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: ({ children }: { children: ReactNode }) => children }))
vi.mock('@payloadcms/ui', () => ({ Gutter: ({ children }: { children: ReactNode }) => children }))

const shown = (role: string) => {
  const req = { user: { role }, payload: {}, i18n: { t: (key: string) => key } }
  const page = { req, permissions: {}, visibleEntities: {}, locale: {} } as never
  return renderToStaticMarkup(
    <AdminFrame initPageResult={page} right={['visit-events', 'read']}>
      <p>42 visits</p>
    </AdminFrame>,
  )
}

test('a report is for those who may read it, and the others read that it is not', () => {
  expect(shown('administrator')).toBe('<p>42 visits</p>')
  expect(shown('store-staff')).toBe('<p role="status">error:notAllowedToAccessPage</p>')
})
