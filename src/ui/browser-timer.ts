/** The browser's timer in the shape that the rules of `domain/shell` need. */
export const browserTimer = {
  after(ms: number, run: () => void): () => void {
    const id = setTimeout(run, ms)
    return () => clearTimeout(id)
  },
}
