// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { Lacks } from '../../ui/lacks.ts'
import { AskForm } from './ask-form.tsx'
import { QuestionsLink } from './questions-link.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
overwriteGetLocale(() => 'fr')
vi.mock('./send-question.ts', () => ({ sendQuestion: async () => ({ state: 'sent', mails: 'none' }) }))

const nobody = async () => undefined

// The long form is gone then: without the focus a phone shows what was below it.
test('the thanks for a question take the focus, and are in sight', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<AskForm product="5107" locale="fr" heading="h2" whoAsks={nobody} />))
  await act(async () => document.querySelector('form')!.requestSubmit())
  expect([document.activeElement?.role, document.activeElement?.textContent]).toEqual([
    'status',
    m.question_sent_text(),
  ])
  await act(async () => root.unmount())
})

test('a shop that takes no questions has no form, and leads only to those that are answered', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const shown = async (count: number) => {
    const asked = [<AskForm key="form" product="5107" locale="fr" heading="h2" whoAsks={nobody} />]
    const element = [<QuestionsLink key="link" count={count} href="/fr/questions/5107" whoAsks={nobody} />, ...asked]
    await act(async () => root.render(<Lacks value={['questions']}>{element}</Lacks>))
    return document.body.textContent
  }
  expect(await shown(0)).toBe('')
  expect(await shown(2)).toBe(m.questions_count({ count: 2 }))
  await act(async () => root.unmount())
})

test('who is signed in need not type their name and address again, and may change them', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  let answer = (_: { name: string; email: string }) => {}
  const whoAsks = () => new Promise<{ name: string; email: string }>((known) => (answer = known))
  await act(async () => root.render(<AskForm product="5107" locale="fr" heading="h2" whoAsks={whoAsks} />))
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
  field('author').value = 'Randonneuse'
  await act(async () => answer({ name: 'Léa', email: 'lea@example.com' }))
  expect([field('author').value, field('email').value]).toEqual(['Randonneuse', 'lea@example.com'])
  await act(async () => root.unmount())
})
