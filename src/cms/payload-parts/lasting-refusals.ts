import type { toast } from '@payloadcms/ui'

/** Payload's lists, whose buttons change several documents at once. */
const LIST = '.collection-list'

/**
 * What was refused of several documents is said nowhere but in a toast, which may name five of them: in a list it stays
 * until it is closed. Payload's toasts go after four seconds; those of a form say no more than its fields do.
 */
export function keepRefusals(page: ParentNode, toasts: Pick<typeof toast, 'getToasts' | 'error'>): void {
  if (!page.querySelector(LIST)) return
  for (const each of toasts.getToasts())
    if ('type' in each && each.type === 'error' && each.duration === undefined)
      toasts.error(each.title, { id: each.id, duration: Infinity })
}
