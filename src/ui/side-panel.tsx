import { useId, useState, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { nameProps } from './named.ts'
import { useModalDialog } from './use-modal-dialog.ts'
import { useSwipeRight } from './use-swipe-right.ts'

type Props = {
  side: 'left' | 'right'
  open: boolean
  onClose(): void
  heading: string
  closeLabel: string
  /** Stays at the lower edge while the children scroll. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A dialog that slides in from a side in 300 ms and closes by its button, the overlay, Escape or a swipe to the right
 * (acceptance 91). Closed, it is not displayed, so nothing in it can have the focus (92); it has no content before its first opening.
 */
export function SidePanel({ side, open, onClose, heading, closeLabel, footer, children }: Props) {
  const headingId = useId()
  const { props } = useModalDialog(open, onClose)
  const swipe = useSwipeRight(onClose)
  const [wasOpened, setWasOpened] = useState(open)
  if (open && !wasOpened) setWasOpened(true)
  return (
    <dialog
      {...props}
      {...swipe}
      {...nameProps(wasOpened ? { labelledBy: headingId } : { label: heading })}
      data-side={side}
      className={`side-panel h-dvh max-h-none max-w-[27rem] bg-surface text-ink shadow-panel ${side === 'right' ? 'ml-auto w-full' : 'mr-auto w-[calc(100vw-3rem)]'}`}
    >
      {wasOpened && (
        <div className="flex h-full flex-col">
          <header className="flex min-h-16 shrink-0 items-center justify-between gap-4 border-b border-line pr-2 pl-5">
            <h2 id={headingId} className="wide text-heading">
              {heading}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
          {footer && <footer className="shrink-0 border-t border-line">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}
