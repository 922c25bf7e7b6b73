/** Leads to the sizes under this id: brings them into view, and the focus to the first that can be chosen. */
export function focusSizes(id: string): void {
  const sizes = document.getElementById(id)
  sizes?.scrollIntoView({ block: 'center' })
  sizes?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true })
}
