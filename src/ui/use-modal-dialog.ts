import { useEffect, useRef, type PointerEvent, type MouseEvent, type SyntheticEvent } from 'react'

/** What had the focus, and where it was: a choice in the dialog may have put another button there. */
type Opener = { element: Element; parent: Element | null; at: number }

/** What had the focus before each dialog, and, where that was in a dialog too, before that one. */
const openers = new WeakMap<Element, readonly Opener[]>()

function rememberOpener(dialog: Element): void {
  const element = document.activeElement
  // A dialog that leads to this one may be empty already, with the focus on the body.
  const before = element?.closest('dialog') ?? document.querySelector('dialog[open]')
  const opener = element && { element, parent: element.parentElement, at: placeOf(element) }
  openers.set(dialog, [...(opener ? [opener] : []), ...((before && openers.get(before)) ?? [])])
}

const placeOf = (element: Element): number => [...(element.parentElement?.children ?? [])].indexOf(element)

/** The browser knows one place only, in a dialog that led to this one and may be gone by now. */
function returnFocus(dialog: Element): void {
  for (const { element, parent, at } of openers.get(dialog) ?? []) {
    // Until it draws again, the browser says that what is hidden has it still.
    if (document.activeElement !== document.body && !dialog.contains(document.activeElement)) break
    const there = element.isConnected ? element : parent?.children[at]
    if (there instanceof HTMLElement) there.focus()
  }
  openers.delete(dialog)
}

/**
 * A native modal dialog that follows `open`: the browser traps focus, makes the page inert, closes on Escape and gives
 * the focus back to what opened it. Spread `props` on the `dialog`, whose own padding must be 0: a click on itself is
 * one beside it.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const isCancelled = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (!open) {
      dialog.close()
      return returnFocus(dialog)
    }
    if (dialog.open) return
    rememberOpener(dialog)
    const { clientWidth, style } = document.documentElement
    style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`)
    dialog.showModal()
  }, [open])

  // A dialog torn out while open would leave the page scroll-locked in some browsers. A dialog that is still in the
  // document must not be closed: React's strict mode runs every effect twice, and closing would notify the owner as if
  // the shopper had done it.
  useEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog && !dialog.isConnected) dialog.close()
    }
  }, [])

  const props = {
    ref,
    // Escape: the focus is back at once, and the next key may open it again before the close event comes. A field for files
    // says the same of itself.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return
      isCancelled.current = true
      onClose()
    },
    // The close event is asynchronous: by then it may have been opened again, as React's strict mode does at once, or
    // torn out, with another in its place.
    onClose: () => {
      if (open && ref.current?.open === false && !isCancelled.current) onClose()
      isCancelled.current = false
    },
    // Only a press that also began outside: text selected from inside out ends with a click on the overlay too.
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      pressedOutside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (pressedOutside.current && event.target === event.currentTarget) onClose()
    },
  }
  return { ref, props }
}
