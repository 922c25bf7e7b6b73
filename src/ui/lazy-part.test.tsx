// @vitest-environment jsdom
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { lazyDialog, lazyPart, NoConnection } from './lazy-part.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

const shown = () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return { place, show: (part: React.ReactNode) => act(async () => root.render(<Suspense>{part}</Suspense>)) }
}

test('a part whose code does not come leaves the page as it is, and is asked for where it is shown next', async () => {
  const lost = vi.fn<() => Promise<() => React.ReactNode>>(noNetwork)
  const Row = lazyPart(lost)
  const { place, show } = shown()
  await show([<h1 key="page">Tent</h1>, <Row key="row" />])
  await vi.waitFor(() => expect(place.innerHTML).toBe('<h1>Tent</h1>'))
  lost.mockImplementation(async () => () => <p>Viewed before</p>)
  await show(<h1>Stove</h1>)
  await show([<h1 key="page">Tent</h1>, <Row key="row" />])
  await vi.waitFor(() => expect(place.innerHTML).toBe('<h1>Tent</h1><p>Viewed before</p>'))
})

test('a dialog whose code does not come says so, and comes by another try', async () => {
  type Props = { open: boolean; onClose(): void; name: string }
  const load = vi.fn<() => Promise<(props: Props) => React.ReactNode>>(noNetwork)
  const SizeGuide = lazyDialog(load)
  const { place, show } = shown()
  await show(
    <NoConnection value={({ open, retry }) => open && <button onClick={retry}>Try again</button>}>
      <SizeGuide open onClose={() => {}} name="Boots" />
    </NoConnection>,
  )
  const again = () => place.querySelector('button')
  await vi.waitFor(() => expect(again()?.textContent).toBe('Try again'))
  await act(async () => again()?.click())
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(again()?.textContent).toBe('Try again'))
  load.mockResolvedValue(({ name }) => <p>{name}</p>)
  await act(async () => again()?.click())
  await vi.waitFor(() => expect(place.innerHTML).toBe('<p>Boots</p>'))
})
