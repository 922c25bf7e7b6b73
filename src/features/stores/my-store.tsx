import {
  Suspense,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react'
import { Form, useLocation } from 'react-router'
import type { Locale } from '../../domain/locale.ts'
import { paths } from '../../domain/paths.ts'
import { closesOnScroll } from '../../domain/shell/flyout.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { LostOpening, lazyPart } from '../../ui/lazy-part.tsx'
import { expectStores, useFavouriteStore } from './favourite-store.ts'

const StoreFlyout = lazyPart(async () => (await import('./store-flyout.tsx')).StoreFlyout, LostOpening)

// Of the two only one is displayed at any width, hence only one is in the tab order (acceptance 34).
const placements = { mobile: 'lg:hidden', desktop: 'hidden lg:block' } as const

type Props = { placement: keyof typeof placements; locale: Locale; onChoose(): void }

/**
 * My store. With a favourite its button opens and closes the flyout with the hours; without one it opens the stores
 * modal (acceptance 82, 83). Without JavaScript it leads to the list of stores.
 */
export function MyStore({ placement, locale, onChoose }: Props) {
  const { store } = useFavouriteStore(locale)
  const [open, setOpen] = useState(false)
  const flyoutId = useId()
  const ref = useRef<HTMLDivElement>(null)
  useFlyoutClosing(ref, open, setOpen)

  const press = (event: FormEvent) => {
    event.preventDefault()
    if (store) setOpen(!open)
    else onChoose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    ref.current?.querySelector('button')?.focus()
  }
  return (
    <div ref={ref} className={placements[placement]} onKeyDown={onKeyDown}>
      <Form
        action={paths.stores(locale)}
        onSubmit={press}
        onPointerEnter={() => expectStores(locale)}
        onFocus={() => expectStores(locale)}
      >
        <button
          type="submit"
          {...(store
            ? { 'aria-expanded': open, 'aria-controls': open ? flyoutId : undefined }
            : { 'aria-haspopup': 'dialog' as const })}
          className="store-button"
        >
          <Icon name="pin" size={20} />
          <span className="max-sm:sr-only">{store ? m.store_mine({ name: store.name }) : m.shell_my_store()}</span>
        </button>
      </Form>
      {open && store && (
        <Suspense>
          <StoreFlyout id={flyoutId} store={store} onChange={() => (setOpen(false), onChoose())} />
        </Suspense>
      )}
    </div>
  )
}

/** A press elsewhere closes it, scrolling down does, another page does; scrolling up does not (acceptance 82). */
function useFlyoutClosing(ref: React.RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void) {
  const { pathname } = useLocation()
  useEffect(() => setOpen(false), [pathname, setOpen])
  // At once: a press may follow the opening before the next frame.
  useLayoutEffect(() => {
    if (!open) return
    let previousY = window.scrollY
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false)
    }
    const onScroll = () => {
      if (closesOnScroll(window.scrollY, previousY)) setOpen(false)
      previousY = window.scrollY
    }
    document.addEventListener('pointerdown', onPointerDown)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      window.removeEventListener('scroll', onScroll)
    }
  }, [ref, open, setOpen])
}
