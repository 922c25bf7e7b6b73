// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { CheckField, SelectField, TextField } from './field.tsx'
import { RadioCards } from './radio-cards.tsx'

let root: Root
const show = (ui: ReactNode) => act(() => root.render(ui))
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body)
})
afterEach(() => act(() => root.unmount()))

const input = () => document.querySelector<HTMLInputElement>('input, select')
const described = () =>
  (input()?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('a field has its label, and says its error before its hint', () => {
  show(<TextField name="city" label="City" hint="Where you live" error="Write a city." />)
  expect(input()?.labels?.[0]?.textContent).toContain('City')
  expect(described()).toEqual(['Write a city.', 'Where you live'])
  expect(input()?.getAttribute('aria-invalid')).toBe('true')
})

test('a good field says nothing of errors', () => {
  show(<TextField name="city" label="City" />)
  expect([input()?.hasAttribute('aria-invalid'), input()?.hasAttribute('aria-describedby')]).toEqual([false, false])
})

test('a list can begin with nothing chosen', () => {
  show(<SelectField name="province" label="Province" empty="Choose" options={[{ value: 'QC', name: 'Québec' }]} />)
  expect([...document.querySelectorAll('option')].map(({ value, text }) => [value, text])).toEqual([
    ['', 'Choose'],
    ['QC', 'Québec'],
  ])
})

test('a box to tick is named by its words', () => {
  show(<CheckField name="same" label="Same address" />)
  expect(input()?.labels?.[0]?.textContent).toBe('Same address')
  expect([input()?.hasAttribute('aria-invalid'), input()?.hasAttribute('aria-describedby')]).toEqual([false, false])
})

test('a box to tick says its error before its hint', () => {
  show(<CheckField name="terms" label="I agree" hint="To all of them" error="Agree to the terms." />)
  expect(described()).toEqual(['Agree to the terms.', 'To all of them'])
  expect(input()?.getAttribute('aria-invalid')).toBe('true')
})

test('the summary takes the focus, again with each answer; its links lead into the fields', () => {
  const errors = [{ id: 'city', text: 'Write a city.' }]
  const form = (answer: number) => (
    <>
      <ErrorSummary heading="One thing to mend" errors={errors} answer={answer} />
      <TextField id="city" name="city" label="City" />
    </>
  )
  show(form(1))
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
  act(() => document.querySelector('a')?.click())
  expect(document.activeElement).toBe(input())
  show(form(2))
  expect(document.activeElement?.getAttribute('role')).toBe('alert')
})

test('without errors there is no summary', () => {
  show(<ErrorSummary heading="x" errors={[]} />)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('cards are a named group of radios, the chosen one checked, a refused one disabled', () => {
  show(
    <RadioCards
      name="way"
      legend="How"
      chosen="b"
      id="way"
      cards={[
        { value: 'a', title: 'A' },
        { value: 'b', title: 'B' },
        { value: 'c', title: 'C', disabled: true },
      ]}
    />,
  )
  expect(document.querySelector('fieldset legend')?.textContent).toBe('How')
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(radios.map(({ value, checked, disabled, id }) => [value, checked, disabled, id])).toEqual([
    ['a', false, false, 'way'],
    ['b', true, false, ''],
    ['c', false, true, ''],
  ])
})
