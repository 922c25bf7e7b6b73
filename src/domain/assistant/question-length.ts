/** The longest question that is read, in characters. */
export const LONGEST_QUESTION = 500
