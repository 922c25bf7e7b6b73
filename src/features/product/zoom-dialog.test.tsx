// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { m } from '../../paraglide/messages.js'
import { overwriteGetLocale } from '../../paraglide/runtime.js'
import { ZoomDialog } from './zoom-dialog.tsx'

overwriteGetLocale(() => 'en')
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = vi.fn()

const pictures = ['front', 'back', 'worn'].map((file) => ({ file, width: 3, height: 4, alt: file }))
let root: Root

function Opened({ count }: { count: number }) {
  const [at, setAt] = useState<number>()
  return (
    <>
      <button type="button" onClick={() => setAt(0)}>
        Open
      </button>
      <ZoomDialog pictures={pictures.slice(0, count)} title="Tent" at={at} onShow={setAt} onClose={() => {}} />
    </>
  )
}
async function open(count = pictures.length) {
  await act(async () => root.render(<Opened count={count} />))
  await act(async () => document.querySelector('button')!.click())
}
const region = () => document.querySelector('[role=region]')!
const picture = () => region().querySelector('button')!
const shown = () => region().getAttribute('aria-label')
const isLarge = () => picture().getAttribute('aria-label') === m.product_picture_smaller()

/** A finger from the middle so many pixels to the right. */
const swipe = (right: number) =>
  act(async () => {
    const touch = (type: string, clientX: number) =>
      Object.assign(new Event(type, { bubbles: true }), {
        touches: [{ clientX, clientY: 300 }],
        changedTouches: [{ clientX, clientY: 300 }],
      })
    picture().dispatchEvent(touch('touchstart', 200))
    picture().dispatchEvent(touch('touchend', 200 + right))
  })
const press = (at: number, detail = 1) =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true, detail })
    Object.defineProperty(event, 'timeStamp', { value: at })
    picture().dispatchEvent(event)
  })

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('main')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test('a swipe to the left shows the next picture, one to the right the one before', async () => {
  await open()
  await swipe(-120)
  expect(shown()).toBe('Picture 2 of 3')
  await swipe(120)
  await swipe(120)
  expect(shown()).toBe('Picture 3 of 3')
})

test('in a page that is zoomed a finger moves what is seen', async () => {
  vi.stubGlobal('visualViewport', { scale: 2 })
  await open()
  await swipe(-120)
  expect(shown()).toBe('Picture 1 of 3')
})

test('a double tap enlarges, and a press later makes it smaller', async () => {
  await open()
  await press(1000)
  await press(1200, 2)
  expect(isLarge()).toBe(true)
  await press(2000)
  expect(isLarge()).toBe(false)
})

test('each press of a key counts, however quick', async () => {
  await open()
  await press(1000, 0)
  await press(1100, 0)
  expect(isLarge()).toBe(false)
})
