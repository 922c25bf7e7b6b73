/** The longest text a field of HTML or Markdown takes, in characters: a paste of megabytes is a mistake. */
export const LONGEST_COPY = 50_000
