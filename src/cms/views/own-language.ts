/**
 * Payload makes the fields that it hands to our components, and to the comparison of versions, once for all users: with
 * the labels in the language of whoever opens such a form first. By this switch, meant for development, it makes them
 * for each request; that takes a tenth of a millisecond.
 */
export function labelsInEachLanguage(): void {
  Object.defineProperty(globalThis, '_payload_doNotCacheClientSchemaMap', {
    configurable: true,
    get: () => true,
    // Payload itself turns it off.
    set: () => {},
  })
}
