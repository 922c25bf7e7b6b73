/** What an import is at, and how far; of how many, where that is known before the end. */
export type ImportProgress = (step: 'check' | 'write' | 'undo', done: number, total?: number) => void
