// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { SidePanel } from './side-panel.tsx'

const onClose = vi.fn()
const root = createRoot(document.body)
const show = (open: boolean) =>
  act(() =>
    root.render(
      <SidePanel side="right" open={open} onClose={onClose} heading="Cart" closeLabel="Close">
        Lines
      </SidePanel>,
    ),
  )
const dialog = () => document.querySelector('dialog')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  onClose.mockClear()
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  show(false)
})

// acceptance 91, 92
test('it has its name and nothing else before it opens', () => {
  expect(dialog()?.open).toBe(false)
  expect(
    dialog()?.getAttribute('aria-label') ??
      document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent,
  ).toBe('Cart')
})

test('it opens and closes with its prop', () => {
  show(true)
  expect(dialog()?.open).toBe(true)
  show(false)
  expect(dialog()?.open).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})

test('its button closes it', () => {
  show(true)
  act(() => document.querySelector('button')?.click())
  expect(onClose).toHaveBeenCalledOnce()
})

test('Escape closes at once, and once', () => {
  show(true)
  act(() => dialog()?.dispatchEvent(new Event('cancel')))
  expect(onClose).toHaveBeenCalledOnce()
  act(() => dialog()?.close())
  expect(onClose).toHaveBeenCalledOnce()
})

test('what a field in it cancels does not close it', () => {
  show(true)
  act(() => document.querySelector('button')?.dispatchEvent(new Event('cancel', { bubbles: true })))
  expect(onClose).not.toHaveBeenCalled()
})

test('the browser closes it on Escape', () => {
  show(true)
  act(() => dialog()?.close())
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['the overlay', 'dialog', 'dialog', 1],
  ['the inside', 'dialog header', 'dialog header', 0],
  ['text dragged from inside out', 'dialog header', 'dialog', 0],
])('a press on %s', (_, down, up, closed) => {
  show(true)
  act(() => {
    document.querySelector(down)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    document.querySelector(up)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  expect(onClose).toHaveBeenCalledTimes(closed)
})

test.each([
  ['right', 100, 5, 1],
  ['left', -100, 5, 0],
  ['down', 60, 100, 0],
])('a swipe %s', (_, dx, dy, closed) => {
  show(true)
  const touch = (type: string, x: number, y: number) =>
    Object.assign(new Event(type, { bubbles: true }), {
      touches: [{ clientX: x, clientY: y }],
      changedTouches: [{ clientX: x, clientY: y }],
    })
  act(() => {
    dialog()?.dispatchEvent(touch('touchstart', 10, 10))
    dialog()?.dispatchEvent(touch('touchend', 10 + dx, 10 + dy))
  })
  expect(onClose).toHaveBeenCalledTimes(closed)
})

test('the focus goes to the button that took the place of the one it was opened by', () => {
  const choice = document.body.appendChild(document.createElement('form'))
  choice.innerHTML = '<input><button>Choose a size</button>'
  choice.querySelector('button')?.focus()
  show(true)
  act(() => document.querySelector<HTMLElement>('dialog button')?.focus())
  choice.querySelector('button')?.replaceWith(document.createElement('button'))
  show(false)
  expect(document.activeElement).toBe(choice.querySelector('button'))
  choice.remove()
})
