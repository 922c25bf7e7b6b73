// @vitest-environment jsdom
import { act, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AccountAnswer } from '../../domain/accounts/account-answer.ts'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { stubBrowser } from '../../ui/testing/stub-browser.ts'
import { AccountForm } from './account-form.tsx'
import { AccountLayout } from './account-layout.tsx'
import { EndableRow } from './endable-row.tsx'

stubBrowser()
const NodesRequest = Request
vi.stubGlobal(
  'Request',
  class extends NodesRequest {
    // Node takes no signal of jsdom.
    constructor(url: string, { signal: _, ...init }: RequestInit = {}) {
      super(url, init)
    }
  },
)
vi.stubGlobal('fetch', async () => Response.json({ signedIn: false }))

let rows: string[]
let redraw: () => void
let drawings = 0
beforeEach(async () => {
  overwriteGetLocale(() => 'en')
  rows = ['a', 'b', 'c']
  document.body.innerHTML = '<div></div>'
  const router = createMemoryRouter([
    {
      path: '*',
      loader: () => [...rows],
      action: async ({ request }): Promise<AccountAnswer> => {
        const form = new URLSearchParams(await request.text())
        if (form.get('intent') === 'refuse') return { ok: false, reason: 'address-incomplete', field: 'city' }
        rows = form.get('intent') === 'bring' ? [...rows, 'new'] : rows.filter((row) => row !== form.get('id'))
        return { ok: true, notice: 'removed' }
      },
      element: <Part />,
    },
  ])
  await act(async () => createRoot(document.querySelector('div')!).render(<RouterProvider router={router} />))
  await expect.poll(() => document.querySelector('h1')).not.toBeNull()
  drawings = 0
})

function Part() {
  const shown = useLoaderData<string[]>()
  const answer = useActionData<AccountAnswer>()
  const [, setDrawing] = useState(0)
  useLayoutEffect(() => {
    redraw = () => setDrawing(1)
    drawings++
  })
  const end = (id: string) => ({ intent: 'end', id, submit: 'End', label: `End ${id}` })
  return (
    <main>
      <AccountLayout locale="en" section="security" answer={answer} without={['employee']}>
        <ul>
          {shown.map((id) => (
            <EndableRow key={id} title={id} detail="" end={end(id)} />
          ))}
        </ul>
        {shown.includes('new') && <input id="new" readOnly />}
        <AccountForm intent="bring" submit="Bring" inPlace leadsTo="new" />
        <AccountForm intent="refuse" submit="Refuse" inPlace>
          <input id="city" aria-invalid={answer?.ok === false || undefined} readOnly />
        </AccountForm>
      </AccountLayout>
    </main>
  )
}

const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!
const press = (name: string) =>
  act(async () => {
    button(name).focus()
    button(name).click()
  })

test('what ends in a list leads on to what follows it, then to what was before it, then to the heading', async () => {
  await press('End b')
  await expect.poll(() => document.activeElement).toBe(button('End c'))
  await press('End c')
  await expect.poll(() => document.activeElement).toBe(button('End a'))
  await press('End a')
  await expect.poll(() => document.activeElement?.textContent).toBe('Security')
  expect(document.querySelector('[role=status]')?.textContent).toBe('Removed.')
})

test('the same words again are another element, which is spoken again', async () => {
  const said = () => document.querySelector('[role=status] p')
  await press('End b')
  await expect.poll(said).not.toBeNull()
  const before = said()
  await press('End c')
  await expect.poll(() => document.activeElement).toBe(button('End a'))
  expect([said()?.textContent, said() === before]).toEqual([before?.textContent, false])
})

test('what ends right after a drawing, whose effects are still to come, leads on too', async () => {
  redraw()
  // Drawn in a task of its own; its effects wait for the next frame.
  await expect.poll(() => drawings, { interval: 0 }).toBe(1)
  button('End b').focus()
  button('End b').click()
  await expect.poll(() => document.activeElement).toBe(button('End c'))
})

test('what a form brings has the focus', async () => {
  await press('Bring')
  await expect.poll(() => document.activeElement?.id).toBe('new')
})

test('what was refused for a field has the focus there', async () => {
  await press('Refuse')
  await expect.poll(() => document.activeElement?.id).toBe('city')
})

test('a part that there is not is not named', () => {
  const links = () => [...document.querySelectorAll('nav a')].map((link) => link.textContent)
  expect(links()).toContain('My reviews')
  expect(links()).not.toContain('Employee pricing')
})
