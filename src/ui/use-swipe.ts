import { useRef, type TouchEvent } from 'react'
import { swipeOf, type Swipe } from '../domain/shell/swipe.ts'

/** Touch handlers that call `onSwipe` when one finger swipes; in a page that is zoomed it moves what is seen. */
export function useSwipe(onSwipe: (to: Swipe) => void) {
  const start = useRef<{ x: number; y: number; insideHorizontalScroller: boolean } | undefined>(undefined)
  return {
    onTouchStart(event: TouchEvent) {
      const touch = event.touches.length === 1 && !isZoomed() && !isInDialogAbove(event) ? event.touches[0] : undefined
      start.current = touch && {
        x: touch.clientX,
        y: touch.clientY,
        insideHorizontalScroller: scrollsSideways(event.target),
      }
    },
    onTouchEnd(event: TouchEvent) {
      const from = start.current
      const to = event.changedTouches[0]
      start.current = undefined
      if (!from || !to) return
      const gesture = {
        fromX: from.x,
        fromY: from.y,
        toX: to.clientX,
        toY: to.clientY,
        insideHorizontalScroller: from.insideHorizontalScroller,
      }
      const swipe = swipeOf(gesture)
      if (swipe) onSwipe(swipe)
    },
  }
}

const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1

/** In a dialog that was opened over this one: the gesture is that dialog's. */
const isInDialogAbove = ({ target, currentTarget }: TouchEvent): boolean =>
  target instanceof Element && target.closest('dialog') !== currentTarget.closest('dialog')

function scrollsSideways(target: EventTarget): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    if (element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX))
      return true
    if (element instanceof HTMLDialogElement) return false
  }
  return false
}
