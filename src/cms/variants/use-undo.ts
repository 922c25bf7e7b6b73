import { useState } from 'react'
import type { GridPlace } from './grid-keys.ts'
import { lastStep, withStep, type CellBefore, type GridStep } from './grid-undo.ts'

/**
 * Undoes what was written into the grid: a browser only undoes what was typed into the field in use. The cells are
 * recorded before each write.
 * @param of the grid that is shown
 */
export function useUndo(of: string, cellAt: (place: GridPlace) => CellBefore | undefined) {
  const [steps, setSteps] = useState<readonly GridStep[]>([])
  const last = lastStep(steps, of, (place) => cellAt(place)?.text)
  const record = (places: readonly GridPlace[], isTyped: boolean) => {
    const cells = places.flatMap((place) => cellAt(place) ?? [])
    setSteps((now) => withStep(now, { of, cells, isTyped }))
  }
  /** The cells to write back. */
  const undo = (): readonly CellBefore[] => {
    if (last) setSteps(last.left)
    return last?.cells ?? []
  }
  return { record, undo, hasSteps: last !== undefined }
}
