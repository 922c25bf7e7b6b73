import { Suspense, useState, type ComponentType } from 'react'
import type { Tile } from '../../domain/catalog/tile.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useWasOpen } from '../../ui/use-was-open.ts'

export type QuickAddDialogProps = { href: string; title: string; open: boolean; onClose(): void }

/**
 * The way from a tile straight to its sizes, below the heart. Its dialog, given by the page, loads when it is wanted;
 * without JavaScript the tile leads to the product as ever.
 */
export const quickAddWith = (load: () => Promise<ComponentType<QuickAddDialogProps>>) => {
  const QuickAddDialog = lazyDialog(load)
  return function QuickAdd({ tile: { href, title, stock } }: { tile: Pick<Tile, 'href' | 'title' | 'stock'> }) {
    const [open, setOpen] = useState(false)
    const wasOpen = useWasOpen(open)
    if (!useHydrated() || (stock && stock !== 'LOW_STOCK')) return null
    return (
      <>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={m.tile_quick_add({ title })}
          onPointerEnter={load}
          onClick={() => setOpen(true)}
          className="absolute top-11 right-0.5 z-10 flex size-11 items-center justify-center"
        >
          <span className="flex size-9 items-center justify-center rounded-full bg-surface/90 transition-colors hover:bg-surface">
            <Icon name="plus" size={20} />
          </span>
        </button>
        {wasOpen && (
          <Suspense>
            <QuickAddDialog href={href} title={title} open={open} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    )
  }
}
