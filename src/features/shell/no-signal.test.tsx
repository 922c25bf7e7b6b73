// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Form, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { NoSignal } from './no-signal.tsx'

overwriteGetLocale(() => 'en')
let root: Root
const followed = vi.fn((event: Event) => event.preventDefault())
const sent = vi.fn(async ({ request }: { request: Request }) => (await request.formData()).get('code'))
const router = () =>
  createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <NoSignal />
          <a href="/en/cart">Cart</a>
          <a href="#stores">Stores</a>
          <form id="native" method="post" />
          <form id="scripted" method="post" onSubmit={(event) => event.preventDefault()} />
          <Form id="routed" method="post">
            <input name="code" />
          </Form>
        </>
      ),
      action: sent,
    },
  ])

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  followed.mockClear()
  sent.mockClear()
  root = createRoot(document.body)
  await act(async () => root.render(<RouterProvider router={router()} />))
  for (const link of document.querySelectorAll('a')) link.addEventListener('click', followed)
})

afterEach(() => act(async () => root.unmount()))

async function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  await act(async () => window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}
const said = () => document.querySelector('dialog[open] h2')?.textContent ?? ''
const formOf = (id: string) => document.querySelector<HTMLFormElement>(`#${id}`)!
const send = (id: string) => act(async () => formOf(id).requestSubmit())
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .find((button) => (button.textContent || button.ariaLabel) === name)
      ?.click(),
  )

test.each([
  [true, '/en/cart', 1, ''],
  [false, '/en/cart', 0, 'We lost the signal'],
  [false, '#stores', 1, ''],
])('online %s, a press on %s is followed %i times, and says "%s"', async (online, href, times, words) => {
  await connection(online)
  await act(async () => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click())
  expect(followed).toHaveBeenCalledTimes(times)
  expect(said()).toBe(words)
})

test('offline, a form of the browser’s own stays, and is sent by another try; one of a script is the script’s', async () => {
  await connection(false)
  await send('scripted')
  expect(said()).toBe('')
  await send('native')
  expect(said()).toBe('We lost the signal')
  await press('Try again')
  expect(said()).toBe('We lost the signal')
  await connection(true)
  const leaves = vi.spyOn(formOf('native'), 'requestSubmit').mockReturnValue()
  await press('Try again')
  expect(leaves).toHaveBeenCalledOnce()
  expect(said()).toBe('')
})

test('offline, a form of the router keeps what was typed, and sends it once by another try', async () => {
  await connection(false)
  const field = document.querySelector<HTMLInputElement>('[name=code]')!
  field.value = 'SUMMER'
  await send('routed')
  expect([said(), sent.mock.calls.length, field.value]).toEqual(['We lost the signal', 0, 'SUMMER'])
  await connection(true)
  await press('Try again')
  await vi.waitUntil(() => sent.mock.calls.length > 0)
  expect(await sent.mock.results[0]?.value).toBe('SUMMER')
  expect([said(), sent.mock.calls.length]).toEqual(['', 1])
})

test('offline, another colour of a product is chosen as ever, and another page of a listing is not', async () => {
  const here = router()
  await act(async () => root.render(<RouterProvider key="again" router={here} />))
  const goes = async (from: string, to: string) => {
    await connection(true)
    await act(async () => here.navigate(from))
    await connection(false)
    await act(async () => void here.navigate(to))
    return here.state.location.pathname + here.state.location.search === to
  }
  expect(await goes('/en/product/5107-232/jacket', '/en/product/5107-232/jacket?colour=plum')).toBe(true)
  expect(await goes('/en/products', '/en/products?page=2')).toBe(false)
  await connection(true)
})
