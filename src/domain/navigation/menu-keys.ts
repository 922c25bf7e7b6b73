/**
 * The parts of the open menu that arrow keys move between: the row of top items, the title of the panel, the rail of
 * its second level, the leaves beside the rail, the promo links at the side.
 */
export const menuParts = ['top', 'title', 'rail', 'leaf', 'side'] as const
export type MenuPart = (typeof menuParts)[number]
export type MenuPlace = { part: MenuPart; index: number }

/** How many items each part has now, and which of the row and the rail are open. */
export type MenuShape = { counts: Record<MenuPart, number>; activeTop: number; activeRail: number }

/**
 * Where a key leads from a place of the menu; undefined where it does nothing of ours. The row is a ring, lists have
 * ends: the pattern of a disclosure navigation (WAI-ARIA Authoring Practices). Escape is not here, it closes.
 */
export function menuMove(key: string, from: MenuPlace, shape: MenuShape): MenuPlace | undefined {
  const count = shape.counts[from.part]
  if (key === 'Home') return { part: from.part, index: 0 }
  if (key === 'End') return { part: from.part, index: count - 1 }
  if (from.part === 'top') return inRow(key, from.index, shape)
  if (key === 'ArrowDown' && from.index < count - 1) return { part: from.part, index: from.index + 1 }
  if (key === 'ArrowUp' && from.index > 0) return { part: from.part, index: from.index - 1 }
  const steps: Partial<Record<string, MenuPart[]>> = waysOut[from.part]
  return first(steps[key] ?? [], shape)
}

const waysOut: Record<Exclude<MenuPart, 'top'>, Partial<Record<string, MenuPart[]>>> = {
  title: { ArrowDown: ['rail', 'leaf', 'side'], ArrowUp: ['top'], ArrowRight: ['leaf', 'side'] },
  rail: { ArrowUp: ['title', 'top'], ArrowRight: ['leaf', 'side'] },
  leaf: { ArrowUp: ['title', 'top'], ArrowLeft: ['rail', 'title'], ArrowRight: ['side'] },
  side: { ArrowUp: ['title', 'top'], ArrowLeft: ['leaf', 'rail', 'title'] },
}

function inRow(key: string, index: number, shape: MenuShape): MenuPlace | undefined {
  const count = shape.counts.top
  if (key === 'ArrowRight') return { part: 'top', index: (index + 1) % count }
  if (key === 'ArrowLeft') return { part: 'top', index: (index + count - 1) % count }
  return key === 'ArrowDown' ? first(['rail', 'leaf', 'title', 'side'], shape) : undefined
}

/** The first of these parts that has items: at its open item, else at its first. */
function first(parts: readonly MenuPart[], { counts, activeTop, activeRail }: MenuShape): MenuPlace | undefined {
  const part = parts.find((each) => counts[each] > 0)
  if (!part) return undefined
  return { part, index: part === 'top' ? activeTop : part === 'rail' ? activeRail : 0 }
}
