const BUTTON = '.array-actions__button'
const ACTION = '.array-actions__action'
const FIELD = '.blocks-field, .array-field'
/** What adds a row to a list that is empty now. */
const ADD = '.blocks-field__drawer-toggler, .array-field__add-row'

/** What a drawer is closed by, and a block in it that is chosen. */
const CLOSE = '[id^="close-drawer__"]'
const BLOCK = '.blocks-drawer__block'

/** The number of the row that has the focus after an action, from the row that it was done to. */
const steps = { 'move-up': -1, add: 1, duplicate: 1, copy: 0, paste: 0, remove: 0 }
const DOWN = 1

/** Rows are drawn anew after an action, and once more when the server has answered. Milliseconds, our choice. */
const DRAWN_MS = [50, 600]

/**
 * After an action of a row's menu by keyboard, the focus is at the menu of the row that was moved, of the copy or the
 * new one, or of the row that took the place of a removed one; where nothing was chosen to be added, at the menu that
 * it was opened from. Payload leaves it at the top of the page.
 * @returns what ends it
 */
export function focusChangedRows(): () => void {
  let opened: Element | undefined
  /** Puts the focus at a row, so many below the one that a block is being chosen for. */
  let chosen: ((below: number) => void) | undefined
  const leave = (below: number) => {
    chosen?.(below)
    chosen = undefined
  }
  const press = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape') leave(0)
    if (target instanceof Element && target.matches(BUTTON) && [' ', 'Enter'].includes(key)) opened = target
  }
  const act = ({ detail, target }: MouseEvent) => {
    if (target instanceof Element && target.closest(CLOSE)) leave(0)
    if (target instanceof Element && target.closest(BLOCK)) leave(1)
    const action = target instanceof Element ? target.closest(ACTION) : null
    // A press by mouse has its number; one by keyboard has none.
    if (!action || detail > 0) return
    const [row, field] = [opened?.closest('[id*="-row-"]'), opened?.closest(FIELD)]
    const [, list, at] = /^(.*-row-)(\d+)$/.exec(row?.id ?? '') ?? []
    const name = /array-actions__(move-up|add|duplicate|copy|paste|remove)\b/.exec(action.className)?.[1]
    if (!field || list === undefined) return
    const focusBelow = (below: number) => {
      for (const wait of DRAWN_MS) setTimeout(() => focusRow(field, list, Number(at) + below), wait)
    }
    // A block is chosen in a drawer before it is added.
    if (name === 'add' && field.matches('.blocks-field')) chosen = focusBelow
    else focusBelow(isStep(name) ? steps[name] : DOWN)
  }
  window.addEventListener('keydown', press, { capture: true })
  window.addEventListener('click', act, { capture: true })
  return () => {
    window.removeEventListener('keydown', press, { capture: true })
    window.removeEventListener('click', act, { capture: true })
  }
}

/** Not if the focus is somewhere by then: whoever works goes on. */
function focusRow(field: Element, list: string, at: number): void {
  if (document.activeElement && document.activeElement !== document.body) return
  const row = document.getElementById(`${list}${at}`) ?? document.getElementById(`${list}${at - 1}`)
  const next = row ? row.querySelector<HTMLElement>(BUTTON) : field.querySelector<HTMLElement>(ADD)
  next?.focus()
}

const isStep = (name: string | undefined): name is keyof typeof steps => name !== undefined && name in steps
