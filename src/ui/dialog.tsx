import { useId, type CSSProperties, type ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { nameProps } from './named.ts'
import { useModalDialog } from './use-modal-dialog.ts'

type Shared = {
  open: boolean
  onClose(): void
  closeLabel: string
  children: ReactNode
  className?: string
  style?: CSSProperties & Record<`--${string}`, string | number>
  /** Without room around the children, for a video or a map. */
  flush?: boolean
  /** On a phone too no higher than its contents: from below, under the thumb. */
  isShort?: boolean
}

const onPhone = {
  whole: { dialog: 'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none', contents: 'max-h-dvh max-sm:h-full' },
  short: { dialog: 'max-sm:mb-0 max-sm:max-w-none max-sm:rounded-t-2xl', contents: 'max-h-[85dvh]' },
}

/**
 * A modal dialog in the middle of the page, named by its `heading`; the whole screen of a phone, unless it is short.
 * Children are mounted while it is open.
 */
export function Dialog({
  open,
  onClose,
  heading,
  closeLabel,
  children,
  className = '',
  style,
  flush = false,
  isShort = false,
}: Shared & { heading: string }) {
  const headingId = useId()
  const { props } = useModalDialog(open, onClose)
  const look = onPhone[isShort ? 'short' : 'whole']
  return (
    <dialog
      {...props}
      {...nameProps({ labelledBy: headingId })}
      style={style}
      className={`modal-sheet m-auto w-full max-w-xl bg-surface text-ink shadow-panel sm:rounded-card ${look.dialog} ${className}`}
    >
      {open && (
        <div className={`flex flex-col sm:max-h-[85dvh] ${look.contents}`}>
          <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
            <h2 id={headingId} className="wide py-2 text-heading">
              {heading}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </header>
          <div className={`overflow-y-auto overscroll-contain ${flush ? '' : 'p-5'}`}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
