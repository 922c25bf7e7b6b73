// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { latePart, loadParts, RenderedParts } from './late-part.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const Words = ({ text }: { text: string }) => <p>{text}</p>
const page = () => document.body.appendChild(document.createElement('div'))

test('a part that is shown loads its code, with something in its place meanwhile', async () => {
  const load = vi.fn(async () => Words)
  const Part = latePart('shown', load, <p>Loading</p>)
  const place = page()
  await act(async () => createRoot(place).render(<Part text="Here" />))
  await vi.waitFor(() => expect(place.innerHTML).toBe('<p>Here</p>'))
  expect(load).toHaveBeenCalledOnce()
})

test('what was typed into a part whose code came late stays when the page is drawn again', async () => {
  const Field = ({ text }: { text: string }) => <input aria-label={text} />
  const Part = latePart('typed', async () => Field)
  const root = createRoot(page())
  await act(async () => root.render(<Part text="Amount" />))
  const input = () => document.querySelector<HTMLInputElement>('input')
  await vi.waitFor(() => expect(input()).not.toBeNull())
  input()!.value = '75'
  await act(async () => root.render(<Part text="Other amount" />))
  expect([input()?.ariaLabel, input()?.value]).toEqual(['Other amount', '75'])
})

test('what the server rendered is hydrated once its code is there, and names itself to the server', async () => {
  const Part = latePart('rendered', async () => Words)
  const names = new Set<string>()
  const place = page()
  place.innerHTML = '<p>Here</p>'
  const paragraph = place.firstElementChild
  await loadParts(['rendered', 'unknown'])
  await act(async () =>
    hydrateRoot(
      place,
      <RenderedParts value={names}>
        <Part text="Here" />
      </RenderedParts>,
    ),
  )
  expect(place.firstElementChild).toBe(paragraph)
  expect([...names]).toEqual(['rendered'])
})

test('code that does not come keeps no page from being hydrated', async () => {
  latePart('lost', () => Promise.reject(new Error('no network')))
  await expect(loadParts(['lost'])).resolves.toBeDefined()
})
