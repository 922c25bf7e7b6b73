import { useEffect, useRef, type FormEvent } from 'react'
import { useNavigation } from 'react-router'

/** Where a form was sent from, and from which drawing of the page. */
type Sent = {
  drawing: object
  leadsTo?: string
  row: Element | null
  list: Element | null
  place: number
  part: Element | null
}

/**
 * The focus after a form that is sent in place: it goes to what its answer brought, and from what is gone to what
 * follows in its list, or to the heading where nothing is left. Else it stays.
 */
export function useFocusInPlace(): (event: FormEvent) => void {
  const { state } = useNavigation()
  const sent = useRef<Sent>(undefined)
  const drawing = {}
  // Each time: a quick answer can come between two drawings, to which nothing was under way.
  useEffect(() => {
    // What a drawing leaves to do may come after what was sent from it.
    if (state !== 'idle' || !sent.current || sent.current.drawing === drawing) return
    const { leadsTo } = sent.current
    const brought = leadsTo ? document.getElementById(leadsTo) : null
    if (brought) focusOn(brought)
    else if (document.activeElement === document.body) focusOn(leftOf(sent.current))
    sent.current = undefined
  })
  return ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    const row = target.closest('li')
    const list = row?.parentElement ?? null
    sent.current = {
      drawing,
      leadsTo: target.dataset.leadsTo,
      row,
      list,
      place: row && list ? [...list.children].indexOf(row) : 0,
      part: target.closest('section'),
    }
  }
}

const controls = 'a[href], button, input:not([type=hidden]), summary'

/** A row that moved is still the shopper's; of one that is gone the place is. */
function leftOf({ row, list, place, part }: Sent): HTMLElement | null {
  const next = row?.isConnected ? row : list?.isConnected ? (list.children[place] ?? list.lastElementChild) : null
  return (
    next?.querySelector<HTMLElement>(controls) ??
    (part?.isConnected ? part.querySelector<HTMLElement>('h2') : null) ??
    document.querySelector<HTMLElement>('h1')
  )
}

function focusOn(element: HTMLElement | null): void {
  const control = element?.matches(controls) ? element : element?.querySelector<HTMLElement>(controls)
  if (control) return control.focus()
  if (!element) return
  element.tabIndex = -1
  element.focus()
}
