/** Whether an element begins below what is seen: what comes there moves nothing that is. */
export const isBelowWindow = (element: Element | null): boolean =>
  element !== null && element.getBoundingClientRect().top > window.innerHeight
