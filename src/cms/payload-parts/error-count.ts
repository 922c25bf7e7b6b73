/**
 * Payload writes how many fields are wrong before the colon of its sentence, and so in French behind the no-break space
 * of that colon: the space goes back to its colon.
 */
export function spaceErrorCount(page: ParentNode): void {
  for (const list of page.querySelectorAll('[data-testid="field-errors"]')) {
    const sentence = list.previousSibling
    const text = sentence?.nodeValue ?? ''
    const spaced = text.replace(/\u00a0 (\(\d+\)):$/, ' $1\u00a0:')
    if (sentence && spaced !== text) sentence.nodeValue = spaced
  }
}
