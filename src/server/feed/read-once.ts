/**
 * What is read once and then cached, until the change feed reports a change. Those who ask at once wait for one
 * reading; one that failed is not cached, and never takes the place of a later one.
 */
export class ReadOnce<T> {
  #reading: Promise<T> | undefined

  constructor(private readonly read: () => Promise<T>) {}

  get(): Promise<T> {
    const reading = (this.#reading ??= this.read())
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = undefined
    })
    return reading
  }

  forget(): void {
    this.#reading = undefined
  }
}
