/** More edits than are ever looked for. */
export const FAR = 99

/**
 * The edits from each beginning of a word to each beginning of a term, a row per letter of the term. Further from the diagonal than
 * edits are allowed stays what it was at the beginning: too far.
 */
export class DistanceTable {
  private readonly columns: number
  private readonly cells: Uint8Array
  private readonly letters: Uint16Array

  constructor(
    word: string,
    private readonly mostEdits: number,
    private readonly firstCosts: number,
  ) {
    this.columns = word.length + 1
    this.cells = new Uint8Array((word.length + mostEdits + 2) * this.columns).fill(FAR)
    this.letters = new Uint16Array(word.length)
    this.cells[0] = 0
    for (let j = 1; j < this.columns; j++) {
      this.cells[j] = firstCosts + j - 1
      this.letters[j - 1] = word.charCodeAt(j - 1)
    }
  }

  /** The whole word against so many letters of the term. */
  last = (row: number): number => this.cells[(row + 1) * this.columns - 1]!

  /** Fills row `i`, for the letter before it; returns the least value in it. */
  fillRow(i: number, term: string): number {
    const { cells, columns, letters, mostEdits, firstCosts } = this
    const row = i * columns
    const above = row - columns
    const letter = term.charCodeAt(i - 1)
    const before = i > 1 ? term.charCodeAt(i - 2) : 0
    const inserted = i === 1 ? firstCosts : 1
    let least = (cells[row] = Math.min(FAR, cells[above]! + inserted))
    const last = Math.min(letters.length, i + mostEdits)
    for (let j = Math.max(1, i - mostEdits); j <= last; j++) {
      const own = letters[j - 1]!
      let cost = cells[above + j - 1]! + (own === letter ? 0 : i === 1 || j === 1 ? firstCosts : 1)
      const added = cells[above + j]! + inserted
      if (added < cost) cost = added
      const deleted = cells[row + j - 1]! + (j === 1 ? firstCosts : 1)
      if (deleted < cost) cost = deleted
      if (i > 1 && j > 1 && own === before && letter === letters[j - 2]) {
        const swapped = cells[above - columns + j - 2]! + (i === 2 || j === 2 ? firstCosts : 1)
        if (swapped < cost) cost = swapped
      }
      if (cost > FAR) cost = FAR
      cells[row + j] = cost
      if (cost < least) least = cost
    }
    return least
  }
}
