import { Component, Suspense, type ReactNode } from 'react'

/** How long the browser is kept busy at once, in milliseconds: less than what a press notices. */
const AT_ONCE_MS = 16
/** What a shopper does first: the rest is taken over before it gets to the page. */
const touches = ['pointerdown', 'keydown', 'focusin', 'click']

let isTakingOver = false
let began = 0
let whenDone: (() => void) | undefined
/** The parts whose turn has not come, in the order of the page, and those that are being taken over. */
const waiting = new Map<Part, () => void>()
const begun = new Set<Part>()

/** To be called before the server's HTML is taken over: its parts then wait for their turn. */
export function takeOverInTurn(): void {
  isTakingOver = true
  for (const type of touches) addEventListener(type, takeOverAtOnce, { capture: true })
}

/** To be called when all but those parts is taken over; `done` when they are too. */
export function takeOverParts(done: () => void): void {
  whenDone = done
  began = performance.now()
  next()
}

function takeOverAtOnce(): void {
  isTakingOver = false
  for (const type of touches) removeEventListener(type, takeOverAtOnce, { capture: true })
  for (const part of waiting.keys()) begin(part)
}

function begin(part: Part): void {
  const ready = waiting.get(part)
  waiting.delete(part)
  begun.add(part)
  ready?.()
}

function next(): void {
  const [part] = waiting.keys()
  if (part) return begin(part)
  if (begun.size > 0 || !whenDone) return
  takeOverAtOnce()
  const done = whenDone
  whenDone = undefined
  done()
}

function ended(part: Part): void {
  if (!waiting.delete(part) && !begun.delete(part)) return
  if (begun.size > 0 || !whenDone) return
  if (performance.now() - began < AT_ONCE_MS) return next()
  setTimeout(() => {
    began = performance.now()
    next()
  })
}

/** Suspends while the server's HTML is taken over, until it is its turn. */
class Part extends Component<{ children: ReactNode }> {
  private turn: Promise<void> | undefined = isTakingOver
    ? new Promise((resolve) => {
        waiting.set(this, () => {
          this.turn = undefined
          resolve()
        })
      })
    : undefined

  override componentDidMount() {
    ended(this)
  }

  override componentWillUnmount() {
    ended(this)
  }

  override render() {
    // So a boundary keeps what the server rendered, and comes back to it.
    // oxlint-disable-next-line no-throw-literal
    if (this.turn) throw this.turn
    return this.props.children
  }
}

/**
 * A part of a page that is taken over by itself, so that no press waits for the whole page; exactly one element, which
 * stays as the server has rendered it until then. Drawn by the browser, it is drawn at once.
 */
export const InTurn = ({ children }: { children: ReactNode }) => (
  <Suspense>
    <Part>{children}</Part>
  </Suspense>
)
