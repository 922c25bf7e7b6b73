/** A request that cannot be answered, in the words and with the HTTP status of the Algolia protocol. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly status = 400,
  ) {
    super(message)
  }
}
