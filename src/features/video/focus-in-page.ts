/**
 * Moves the focus to a player that takes the place of its poster. In a dialog the dialog does that: a player focused
 * before the dialog opens would be taken for what opened it, and the focus would not find back (acceptance 38).
 */
export function focusInPage(player: HTMLElement | null | undefined): void {
  if (!player?.closest('dialog')) player?.focus()
}
