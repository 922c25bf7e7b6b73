import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { roles } from '../access/permissions.ts'
import { RoleMeaning } from './role-meaning.tsx'

const form = vi.hoisted(() => ({ role: '' as unknown, language: 'en' }))
vi.mock('@payloadcms/ui', () => ({
  useTranslation: () => ({ i18n: form }),
  useFormFields: (read: (context: [object]) => unknown) => read([{ role: { value: form.role } }]),
}))

test('each role that is chosen says what it may do, in the language of the admin, and none says nothing', () => {
  const said = (role: unknown, language = 'en') => {
    Object.assign(form, { role, language })
    return renderToStaticMarkup(createElement(RoleMeaning)).replaceAll(/<[^>]*>/g, '')
  }
  expect(said('merchandiser')).toMatch(/cancels orders/)
  expect(said('service', 'fr')).toMatch(/^Voit les commandes/)
  expect(new Set(roles.map((role) => said(role))).size).toBe(roles.length)
  expect(said(undefined)).toBe('')
})
