import { useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { Picture as PictureFile } from '../../domain/catalog/product.ts'
import { placeInPicture, type PicturePlace } from '../../domain/catalog/place-in-picture.ts'
import { m } from '../../paraglide/messages.js'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'

type ZoomDialogProps = {
  pictures: PictureFile[]
  title: string
  /** The place of the picture shown, from 0; undefined while closed. */
  at: number | undefined
  onShow(at: number): void
  onClose(): void
}

/** The second press of a double tap; some browsers count only those of a mouse. */
const DOUBLE_TAP_MS = 350

/**
 * A picture as large as the window, and on a press or a double tap more than twice that: moved by finger, arrow keys or
 * mouse. Before, a swipe leads to the next.
 */
export function ZoomDialog({ pictures, title, at, onShow, onClose }: ZoomDialogProps) {
  const [isLarge, setLarge] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  // Where it was pressed, in parts of the picture; by the keyboard in the middle.
  const pressed = useRef({ x: 0.5, y: 0.5 })
  const shown = at ?? 0
  const picture = pictures[shown]
  const show = (to: number) => {
    setLarge(false)
    onShow((to + pictures.length) % pictures.length)
  }
  const swipe = useSwipe((to) => pictures.length > 1 && show(shown + (to === 'left' ? 1 : -1)))
  const lastPress = useRef(-DOUBLE_TAP_MS)
  const press = (event: MouseEvent) => {
    const isSecond = event.detail > 0 && event.timeStamp - lastPress.current < DOUBLE_TAP_MS
    lastPress.current = event.timeStamp
    if (isSecond) return
    pressed.current =
      event.detail > 0 && region.current && picture
        ? placeInPicture(region.current.getBoundingClientRect(), picture, event)
        : { x: 0.5, y: 0.5 }
    setLarge(!isLarge)
  }
  useLayoutEffect(() => {
    if (isLarge && region.current) scrollToPlace(region.current, pressed.current)
  }, [isLarge])
  // A finger scrolls by itself; a mouse has nothing to hold.
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (!isLarge || event.pointerType !== 'mouse' || !picture) return
    const { currentTarget } = event
    scrollToPlace(currentTarget, placeInPicture(currentTarget.getBoundingClientRect(), picture, event))
  }
  return (
    <Dialog
      open={at !== undefined}
      onClose={onClose}
      heading={title}
      closeLabel={m.shell_close()}
      flush
      className="sm:max-w-[min(90vw,60rem)]"
    >
      <div
        ref={region}
        tabIndex={0}
        role="region"
        aria-label={m.product_picture({ number: shown + 1, count: pictures.length })}
        onPointerMove={follow}
        {...swipe}
        className={`h-[calc(100dvh-9rem)] overflow-auto overscroll-contain bg-ground sm:h-[min(70dvh,54rem)] ${isLarge ? '' : 'touch-pan-y touch-pinch-zoom'}`}
      >
        {picture && (
          <button
            type="button"
            aria-label={isLarge ? m.product_picture_smaller() : m.product_picture_larger()}
            onClick={press}
            // Its size is asked for at once, to scroll by: less motion is a transition of everything, if a short one.
            className={`block touch-manipulation transition-none ${isLarge ? 'w-[250%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
          >
            <Picture
              key={picture.file}
              picture={picture}
              sizes={isLarge ? '1600px' : '(min-width: 720px) 60rem, 100vw'}
              eager
              className={isLarge ? 'w-full' : 'size-full object-contain'}
            />
          </button>
        )}
      </div>
      {pictures.length > 1 && (
        <div className="flex items-center justify-center gap-4 py-1">
          <IconButton icon="arrow-left" label={m.product_picture_previous()} onClick={() => show(shown - 1)} />
          <p className="text-sm tabular-nums">
            {shown + 1} / {pictures.length}
          </p>
          <IconButton icon="arrow-right" label={m.product_picture_next()} onClick={() => show(shown + 1)} />
        </div>
      )}
    </Dialog>
  )
}

/** Scrolls to a place of what is scrolled. */
function scrollToPlace(box: HTMLElement, { x, y }: PicturePlace): void {
  box.scrollLeft = x * (box.scrollWidth - box.clientWidth)
  box.scrollTop = y * (box.scrollHeight - box.clientHeight)
}
