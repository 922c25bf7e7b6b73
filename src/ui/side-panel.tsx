import { useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { nameProps } from './named.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { useSwipe } from './use-swipe.ts'
import { useLabelId } from './use-label-id.ts'

type Props = {
  /** From below, under the thumb, with the page still in sight above it: nearly as high as it, or as its contents. */
  side: keyof typeof places
  open: boolean
  onClose(): void
  heading: string
  closeLabel: string
  /** Stays at the lower edge while the children scroll. */
  footer?: ReactNode
  children: ReactNode
}

const places = {
  left: 'mr-auto h-dvh max-h-none w-[calc(100vw-3rem)] max-w-[27rem]',
  right: 'ml-auto h-dvh max-h-none w-[calc(100vw-3rem)] max-w-[27rem]',
  bottom: 'mx-auto mt-auto h-[85dvh] max-h-none w-full max-w-none rounded-t-2xl sm:max-w-[40rem]',
  sheet: 'mx-auto mt-auto h-fit max-h-[85dvh] w-full max-w-none rounded-t-2xl sm:max-w-[40rem]',
} as const

/**
 * A dialog that slides in from a side in 300 ms and closes by its button, the overlay, Escape or a swipe to the right
 * (acceptance 91). Closed, it is not displayed, so nothing in it can have the focus (92); it has no content before its
 * first opening.
 */
export function SidePanel({ side, open, onClose, heading, closeLabel, footer, children }: Props) {
  const headingId = useLabelId()
  const { props } = useModalDialog(open, onClose)
  const swipe = useSwipe((to) => to === 'right' && onClose())
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return (
    <dialog
      {...props}
      {...swipe}
      {...nameProps(wasOpened ? { labelledBy: headingId } : { label: heading })}
      data-side={side === 'sheet' ? 'bottom' : side}
      className={`side-panel bg-surface text-ink shadow-panel ${places[side]} ${footer ? 'panel-with-footer' : ''}`}
    >
      {wasOpened && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-5">
            <h2 id={headingId} className="wide py-2 text-heading">
              {heading}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <footer className="shrink-0 border-t border-line">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
