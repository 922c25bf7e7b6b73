import { useEffect, useRef, type PointerEvent, type MouseEvent } from 'react'

/**
 * A native modal dialog that follows `open`: the browser traps focus, makes the page inert, closes on Escape and gives
 * the focus back to what opened it. Spread `props` on the `dialog`, whose own padding must be 0: a click on itself is
 * one beside it.
 */
export function useModalDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
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
    // The close event is asynchronous: by then it may have been opened again, as React's strict mode does at once.
    onClose: () => open && !ref.current?.open && onClose(),
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
