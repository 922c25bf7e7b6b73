import type { DataLayerEvent } from '../../domain/analytics/event.ts'

/** Hands an event to the data layer, where a tag manager may read it; nothing leaves the browser here (acceptance 121). */
export function push(event: DataLayerEvent): void {
  const page = globalThis as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}

/** For a link: one call per click, by mouse, by keyboard, or with the middle button into another tab (acceptance 118). */
export const clickCounted = (count: () => void) => ({
  onClick: count,
  onAuxClick: ({ button }: { button: number }) => {
    if (button === 1) count()
  },
})
