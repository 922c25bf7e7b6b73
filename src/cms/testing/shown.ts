import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

let last: Root | undefined

/** Shows a part of the admin in the document, alone; what is answered shows it again. */
export async function show(part: ReactNode): Promise<(part: ReactNode) => Promise<void>> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await act(async () => last?.unmount())
  document.body.replaceChildren(document.createElement('div'))
  const root = createRoot(document.body.firstElementChild as Element)
  last = root
  const draw = (shown: ReactNode) => act(async () => root.render(shown))
  await draw(part)
  return draw
}

/** Presses the button with these words. */
export async function press(words: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  if (!button) throw new Error(`No button says “${words}”`)
  await act(async () => button.click())
}

/** The field whose label begins with these words. */
export function field(words: string): HTMLInputElement {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.trim().startsWith(words))
  const found = label?.control
  if (!(found instanceof HTMLInputElement)) throw new Error(`No field is labelled “${words}”`)
  return found
}

export async function type(words: string, text: string): Promise<void> {
  const into = field(words)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(into, text)
    into.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** What a part does by itself is seen once it has waited this many milliseconds. */
export const wait = (ms: number) => act(() => new Promise<void>((resume) => setTimeout(resume, ms)))
