import { useState } from 'react'

/**
 * True from the first opening on: for a modal whose code comes with that opening and which then stays, because only a
 * dialog that is still there when it closes returns the focus.
 */
export function useWasOpen(open: boolean): boolean {
  const [was, setWas] = useState(open)
  if (open && !was) setWas(true)
  return was || open
}
