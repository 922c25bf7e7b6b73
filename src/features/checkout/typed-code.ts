import { fieldId } from './checkout-form.tsx'

/**
 * Sends a code that was typed and not applied, before the step it stands in: its shopper would pay without it. Once for
 * each text, by whichever button, so that a code that is refused keeps nobody from going on. Says whether one is sent.
 */
export function sendTypedCode(): boolean {
  for (const id of [fieldId('promo'), fieldId('giftCard')]) {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement) || !field.form) continue
    const typed = field.value.trim()
    if (typed === '' || field.dataset.sent?.trim() === typed) continue
    field.dataset.sent = typed
    // It has the focus once it is applied too: codes.tsx passes it on.
    field.focus()
    field.form.requestSubmit()
    return true
  }
  return false
}
