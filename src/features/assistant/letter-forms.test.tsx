// @vitest-environment jsdom
import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { addReply, chat } from './chat-store.ts'
import { OrderForm } from './order-form.tsx'
import { PersonForm } from './person-form.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'en')

test.each<[string, ReactElement]>([
  ['a letter', <PersonForm key="letter" locale="en" />],
  ['a question about an order', <OrderForm key="order" locale="en" />],
])('%s is sent once, however often its button is pressed; after a failure it can be sent again', async (_, form) => {
  const answers: ((answer: Response) => void)[] = []
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => void answers.push(answer)))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(form))
  const press = () => act(async () => document.querySelector<HTMLButtonElement>('[type=submit]')!.click())
  for (const field of document.querySelectorAll<HTMLInputElement>('[required]'))
    field.value = field.type === 'email' ? 'maude@example.ca' : 'P-100042'
  await press()
  await press()
  expect(answers).toHaveLength(1)
  await act(async () => answers[0]!(new Response(null, { status: 500 })))
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe(m.assistant_failed())
  await press()
  expect(answers).toHaveLength(2)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

test('a letter to a person starts with what the shopper wrote to the assistant', async () => {
  for (const question of [m.assistant_topic_person(), 'My order P-100010 arrived broken']) addReply(question, [])
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<PersonForm locale="en" />))
  expect(document.querySelector('textarea')?.value).toBe('My order P-100010 arrived broken')
  await act(async () => root.unmount())
  chat.forget()
})
